import SwiftUI

struct LevelMeterStyle: GaugeStyle {
  let bars: Int
  var spacing: CGFloat = 3
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      HStack(alignment: .bottom, spacing: spacing) {
        ForEach(0..<bars, id: \.self) { bar in
          let threshold = Double(bar) / Double(bars)
          RoundedRectangle(cornerRadius: 2)
            .fill(color(threshold))
            .opacity(configuration.value > threshold ? 1 : 0.2)
            .frame(width: 10, height: 16 + CGFloat(bar) * 5)
        }
      }
      .animation(.easeOut, value: configuration.value)
      configuration.label.font(.caption)
    }
  }
  func color(_ t: Double) -> Color { Color(hue: 0.33 * (1 - t), saturation: 0.9, brightness: 0.9) }
}

#Preview("Levels") {
  Gauge(value: 0.62) { Label("Volume", systemImage: "speaker.wave.3.fill") }
    .gaugeStyle(LevelMeterStyle(bars: 16))
    .padding()
}
