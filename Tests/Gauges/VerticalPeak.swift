import SwiftUI

struct VerticalPeakStyle: GaugeStyle {
  var peak: Double?
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 6, style: .continuous).fill(.fill)
        RoundedRectangle(cornerRadius: 6, style: .continuous)
          .fill(
            isEnabled
              ? AnyShapeStyle(Gradient(colors: [.red, .yellow, .green])) : AnyShapeStyle(Color.gray)
          )
          .frame(height: 160)
          .mask(alignment: .bottom) { Rectangle().frame(height: 160 * configuration.value) }
        if let peak {
          Rectangle().fill(.white).frame(height: 3).padding(.bottom, 160 * peak)
        }
      }
      .frame(width: 28, height: 160)
      configuration.label.font(.caption)
    }
  }
}

#Preview {
  HStack(alignment: .bottom, spacing: 14) {
    Gauge(value: 0.5) { Text("L") }.gaugeStyle(VerticalPeakStyle(peak: 0.7))
    Gauge(value: 0.9) { Text("R") }.gaugeStyle(VerticalPeakStyle(peak: 0.95))
    Gauge(value: 0.6) { Text("C") }.gaugeStyle(VerticalPeakStyle()).disabled(true)
  }
}
