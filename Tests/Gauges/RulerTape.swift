import GaugeUI

struct RulerStyle: GaugeStyle {
  var tint: Color = .yellow
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.currentValueLabel.font(.title3.monospacedDigit()).foregroundStyle(tint)
      ZStack {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<41) { index in
            Rectangle()
              .fill(index % 10 == 0 ? Color.primary : Color.secondary)
              .frame(width: 1, height: index % 10 == 0 ? 28 : index % 5 == 0 ? 20 : 12)
              .frame(width: 8, height: 28, alignment: .bottom)
          }
        }
        .offset(x: 160 - 320 * configuration.value)
        Rectangle().fill(tint).frame(width: 3, height: 40)
      }
      .frame(width: 240, height: 48)
      .clipped()
      .mask {
        LinearGradient(
          stops: [
            .init(color: .clear, location: 0), .init(color: .black, location: 0.2),
            .init(color: .black, location: 0.8), .init(color: .clear, location: 1),
          ],
          startPoint: .leading, endPoint: .trailing)
      }
      configuration.label.font(.caption)
    }
  }
}

struct RulerTape: View {
  var body: some View {
    Gauge(value: 0.4) {
      Text("Exposure")
    } currentValueLabel: {
      Text("-0.4 EV")
    }
    .gaugeStyle(RulerStyle())
  }
}
