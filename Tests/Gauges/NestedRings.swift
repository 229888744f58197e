import SwiftUI

struct RingLayer<S: ShapeStyle>: GaugeStyle {
  let style: S
  let width: CGFloat
  var inset: CGFloat = 0

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: inset + width / 2).stroke(.quaternary, lineWidth: width)
      Circle().inset(by: inset + width / 2)
        .trim(from: 0, to: configuration.value)
        .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

struct Goals: View {
  let values: [(name: String, value: Double, color: Color)]

  var body: some View {
    HStack(spacing: 20) {
      ZStack {
        ForEach(Array(values.enumerated()), id: \.offset) { index, goal in
          Gauge(value: goal.value) { Text(goal.name) }
            .gaugeStyle(
              RingLayer(style: goal.color.gradient, width: 16, inset: CGFloat(index) * 22))
        }
      }
      .frame(width: 170, height: 170)
      VStack(alignment: .leading, spacing: 8) {
        ForEach(values, id: \.name) { goal in
          Label("\(goal.name) \(goal.value, format: .percent)", systemImage: "circle.fill")
            .foregroundStyle(goal.color)
        }
      }
    }
  }
}

#Preview {
  Goals(values: [("Move", 0.82, .red), ("Exercise", 0.55, .green), ("Stand", 0.3, .cyan)])
}
