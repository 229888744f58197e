import GaugeUI

struct WatchFace: View {
  let heartRate = 72.0
  let steps = 6_450

  var body: some View {
    HStack(spacing: 16) {
      Gauge(value: heartRate, in: 40...180) {
        Image(systemName: "heart.fill")
          .foregroundColor(.red)
      } currentValueLabel: {
        Text("\(Int(heartRate))")
      }
      .tint(Gradient(colors: [.blue, .green, .yellow, .red]))
      Gauge(value: Double(steps), in: 0...10_000) {
        Text("STEPS")
      } currentValueLabel: {
        Text(steps.formatted(.number.notation(.compactName)))
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10K")
      }
      .tint(.green)
    }
    .gaugeStyle(.accessoryCircular)
    .widgetAccentable()
  }
}
