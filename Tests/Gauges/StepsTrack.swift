import GaugeUI

struct StepsStyle<Icon: View>: GaugeStyle {
  let steps: Int
  @ViewBuilder var icon: (Int, Bool) -> Icon

  func makeBody(configuration: Configuration) -> some View {
    let done = Int(configuration.value * Double(steps) + 0.0001)
    return VStack(alignment: .leading) {
      configuration.label.font(.subheadline)
      HStack(spacing: 0) {
        ForEach(0..<steps, id: \.self) { step in
          icon(step, step < done)
            .frame(width: 32, height: 32)
          if step < steps - 1 {
            Rectangle()
              .fill(step < done - 1 ? Color.green : Color.gray.opacity(0.4))
              .frame(height: 4)
          }
        }
      }
    }
  }
}

struct StepsTrack: View {
  var body: some View {
    Gauge(value: 3, in: 0...5) { Text("Order") }
      .gaugeStyle(
        StepsStyle(steps: 5) { index, isDone in
          ZStack {
            Circle().fill(isDone ? Color.green : Color.gray.opacity(0.4))
            if isDone {
              Image(systemName: "checkmark").bold().foregroundStyle(.white)
            } else {
              Text("\(index + 1)")
            }
          }
        }
      )
      .frame(width: 360)
  }
}
