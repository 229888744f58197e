import SwiftUI

struct StepTimeline: GaugeStyle {
  let steps: [String]

  func makeBody(configuration: Configuration) -> some View {
    let current = Int(configuration.value * Double(steps.count - 1) + 0.5)
    HStack(spacing: 0) {
      ForEach(steps.indices, id: \.self) { index in
        VStack(spacing: 6) {
          Image(
            systemName: index < current
              ? "checkmark.circle.fill" : index == current ? "circle.inset.filled" : "circle"
          )
          .foregroundStyle(index <= current ? Color.accentColor : .secondary)
          Text(steps[index]).font(.caption).fixedSize()
        }
        if index != steps.count - 1 {
          Rectangle()
            .fill(index < current ? Color.accentColor : .secondary.opacity(0.4))
            .frame(width: 50, height: 3)
            .padding(.bottom, 20)
        }
      }
    }
  }
}

#Preview {
  Gauge(value: 2, in: 0...3) { EmptyView() }
    .gaugeStyle(StepTimeline(steps: ["Cart", "Address", "Pay", "Done"]))
}
