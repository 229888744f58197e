import SwiftUI

struct BarChartStyle: GaugeStyle {
  let history: [Double]

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        configuration.label.bold()
        Spacer()
        configuration.currentValueLabel
      }
      Canvas { context, size in
        let width = size.width / CGFloat(history.count)
        for (index, value) in history.enumerated() {
          let bar = CGRect(
            x: CGFloat(index) * width, y: size.height * (1 - value),
            width: width - 8, height: size.height * value)
          let isLast = index == history.count - 1
          context.fill(Path(bar), with: .color(isLast ? .green : .gray))
        }
      }
      .frame(height: 64)
    }
    .frame(width: 256)
  }
}

#Preview {
  Gauge(value: 0.8) {
    Text("Load")
  } currentValueLabel: {
    Text("80%")
  }
  .gaugeStyle(BarChartStyle(history: [0.2, 0.5, 0.4, 0.7, 0.3, 0.6, 0.9, 0.8]))
}
