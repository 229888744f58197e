import SwiftUI

struct BubbleLevelStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let offset = (configuration.value - 0.5) * 2
    let isLevel = abs(offset) < 0.05
    return VStack {
      ZStack {
        Capsule().fill(
          LinearGradient(
            colors: [.green.opacity(0.9), .green.opacity(0.5)], startPoint: .top, endPoint: .bottom)
        )
        Ellipse()
          .fill(
            RadialGradient(
              colors: [.white, .white.opacity(0.4)], center: .init(x: 0.35, y: 0.3), startRadius: 0,
              endRadius: 30)
          )
          .frame(width: 52, height: 36)
          .offset(x: offset * 90)
        HStack(spacing: 60) {
          ForEach(0..<2) { _ in Rectangle().frame(width: 2) }
        }
        .foregroundStyle(isLevel ? .white : .black.opacity(0.5))
      }
      .frame(width: 260, height: 48)
      .clipShape(Capsule())
      .overlay { Capsule().strokeBorder(.secondary, lineWidth: 3) }
      configuration.currentValueLabel ?? nil
      configuration.label.foregroundStyle(isLevel ? Color.green : .primary)
    }
  }
}

#Preview("Level") {
  VStack(spacing: 16) {
    Gauge(value: 0, in: -45...45) { Text("level") }.gaugeStyle(BubbleLevelStyle())
    Gauge(value: 20, in: -45...45) {
      Text("tilted")
    } currentValueLabel: {
      Text("20°")
    }.gaugeStyle(BubbleLevelStyle())
  }
}
