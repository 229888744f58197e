import SwiftUI

struct S: GaugeStyle {
  var w: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    Circle()
      .trim(from: 0, to: configuration.value)
      .stroke(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5),
        lineWidth: w)
  }
}
extension GaugeStyle where Self == S {
  static func mine(_ w: CGFloat) -> Self { Self(w: w) }
  static var my: Self { .init(w: 3) }
}
struct Box: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Toggle("x", isOn: configuration.$isOn).labelsHidden().toggleStyle(.switch)
    }
  }
}
struct V: View {
  @State private var place: CGPoint = .zero
  @State private var over = false
  @State private var on = true
  let range: ClosedRange<DynamicTypeSize> = .small ... .large
  let turn: Double = .pi + .pi
  let life: ClosedRange<Date> = .distantPast ... .now
  var body: some View {
    VStack {
      Gauge(value: 0.4) { Text("A", bundle: .main) }.gaugeStyle(.mine(4)).frame(
        width: 60, height: 60)
      Text("B", tableName: "T", bundle: .main, comment: "c")
      Text("C", comment: "c")
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).opacity(0.5)
        .frame(height: 10)
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).opacity(
          0.3)
      ).frame(height: 20)
      HStack(spacing: 8) {
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
          .opacity(0.6)
        EllipticalGradient(colors: [.red, .blue]).opacity(0.6)
        AngularGradient(colors: [.red, .blue, .red], center: .center).opacity(0.6)
      }
      .frame(height: 32)
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text("one\ntwo")
        Text("three and more")
      }
      .overlay(alignment: .trailingLastTextBaseline) { Text("!") }
      .background(alignment: .centerLastTextBaseline) { Text("back") }
      Text("deep")
        .frame(height: 24, alignment: .leadingLastTextBaseline)
        .frame(width: 60, alignment: .trailingFirstTextBaseline)
      Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Toggle("On", isOn: $on).toggleStyle(Box())
      Text("\(turn)")
    }
    .dynamicTypeSize(.small ... .large)
    .onContinuousHover { phase in
      switch phase {
      case .active(let l):
        place = l
        over = true
      case .ended: over = false
      }
    }
    .frame(width: 200, height: 320, alignment: .centerFirstTextBaseline)
  }
}
#Preview { V() }
