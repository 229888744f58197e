import GaugeUI
import Testing

// A screen as people write one: a shape, a modifier and a gauge style of their own, found by their short names; loops,
// branches, bindings and gradients. That it compiles is half of the test.

private struct Arc: Shape {
  var start: Angle
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
      endAngle: .degrees(90), clockwise: false)
    return path
  }
}
private struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct RingStyle: GaugeStyle {
  var color: Color = .teal
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Arc(start: .degrees(10)).stroke(color.gradient, lineWidth: 8)
      Circle().trim(from: 0, to: configuration.value).stroke(
        color, style: StrokeStyle(lineWidth: 8, lineCap: .round)
      ).rotationEffect(.degrees(-90))
      VStack(spacing: 2) {
        configuration.currentValueLabel.font(.title).bold()
        configuration.label.font(.caption).foregroundStyle(.secondary)
        if let minimum = configuration.minimumValueLabel { minimum }
      }
    }
    .frame(width: 120, height: 120)
  }
}
extension GaugeStyle where Self == RingStyle {
  fileprivate static var ring: RingStyle { RingStyle() }
  fileprivate static func ring(_ color: Color) -> RingStyle { RingStyle(color: color) }
}
private struct Child: View {
  @Binding var value: Double
  var body: some View { Text("\(value, specifier: "%.0f")").onlyIf(value > 3) }
}
extension View {
  fileprivate func card() -> some View { modifier(Card()) }

  @ViewBuilder fileprivate func onlyIf(_ flag: Bool) -> some View {
    if flag { self } else { EmptyView() }
  }
}
private enum Mood: String, CaseIterable, Identifiable {
  case good, bad
  var id: String { rawValue }
}
private struct Screen: View {
  @State private var value = 30.0
  @State private var name: String?
  let moods = Mood.allCases
  private var title: some View { Text("Load").font(.headline).foregroundStyle(.blue) }
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      title
      Gauge(value: value, in: 0...100) {
        Text("CPU")
      } currentValueLabel: {
        Text("\(Int(value))%")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      }
      .gaugeStyle(.ring(.teal)).tint(Gradient(colors: [.green, .red])).card()
      ForEach(moods) { Text($0.rawValue.capitalized) }
      ForEach(0..<3, id: \.self) { i in Text("Row \(i)") }
      Child(value: $value)
      switch value {
      case ..<10: Text("low")
      case 10..<50: Text("mid")
      default: Text("high")
      }
      HStack {
        ForEach(Array(moods.enumerated()), id: \.offset) { i, m in Text("\(i) \(m.rawValue)") }
      }
      Gauge(value: 0.4) { Label("Temp", systemImage: "thermometer") }.gaugeStyle(.accessoryCircular)
        .scaleEffect(1.5).frame(maxWidth: .infinity)
      Rectangle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      ).frame(height: 10)
      Text("a").foregroundColor(.red) + Text("b").bold()
    }
    .padding(.horizontal, 20)
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray, lineWidth: 1))
    .background(Color(white: 0.1))
    .environment(\.colorScheme, .dark)
    .foregroundStyle(.primary)
  }
}

@MainActor
@Suite("A screen as people write one")
struct EverydayCodeTests {
  @Test("It draws each of its parts once, from the top down")
  func screen() {
    let texts = boxes(Screen().drawing(columns: 40, rows: nil)).filter { $0.hasPrefix("\"") }
      .compactMap { $0.split(separator: "\"").first }
    #expect(
      texts == [
        "Load", "30%", "CPU", "\u{2229}", "Good", "Bad", "Row 0", "Row 1", "Row 2", "30", "mid",
        "0 good",
        "1 bad", "°", "Temp", "a", "b",
      ])
  }
}
