import SwiftUI

struct BulletChartStyle: GaugeStyle {
  var target: Double
  var bands: [Double] = [0.5, 0.75, 1]

  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          ForEach(Array(bands.reversed().enumerated()), id: \.offset) { index, end in
            Rectangle().fill(.gray.opacity(0.2 + 0.2 * Double(index))).frame(
              width: geometry.size.width * end)
          }
          Rectangle().fill(.indigo).frame(
            width: geometry.size.width * configuration.value, height: 12)
          Rectangle().fill(.red).frame(width: 4, height: 28).offset(
            x: geometry.size.width * target - 2)
        }
      }
      .frame(width: 260, height: 36)
    } label: {
      VStack(alignment: .trailing) {
        configuration.label.bold()
        configuration.currentValueLabel.foregroundStyle(.secondary)
      }
      .frame(width: 90, alignment: .trailing)
    }
  }
}

#Preview {
  VStack(spacing: 14) {
    Gauge(value: 0.68) {
      Text("Revenue")
    } currentValueLabel: {
      Text("68 k")
    }.gaugeStyle(BulletChartStyle(target: 0.8))
    Gauge(value: 0.9) {
      Text("Profit")
    } currentValueLabel: {
      Text("90 k")
    }.gaugeStyle(BulletChartStyle(target: 0.6))
  }
}
