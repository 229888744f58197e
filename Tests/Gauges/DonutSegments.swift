import SwiftUI

struct DonutSegments: GaugeStyle {
  var segments = 12
  var gap = 4.0

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ForEach(0..<segments, id: \.self) { index in
        let step = 360.0 / Double(segments)
        Circle()
          .trim(from: 0, to: (step - gap) / 360)
          .stroke(
            Double(index) < configuration.value * Double(segments)
              ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
            style: StrokeStyle(lineWidth: 22, lineCap: .butt)
          )
          .rotationEffect(.degrees(Double(index) * step - 90 + gap / 2))
      }
      VStack {
        if let current = configuration.currentValueLabel {
          current.font(.largeTitle.weight(.black))
        } else {
          configuration.label
        }
      }
    }
    .padding(12)
    .frame(width: 180, height: 180)
  }
}

#Preview {
  HStack(spacing: 24) {
    Gauge(value: 7, in: 0...12) {
      Text("Hours")
    } currentValueLabel: {
      Text("7h")
    }
    Gauge(value: 0.5) { Text("Half") }.tint(.purple)
  }
  .gaugeStyle(DonutSegments())
}
