import GaugeUI

struct TimeOfDay: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 60)) { context in
      let seconds = context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400)
      VStack {
        Gauge(value: seconds, in: 0...86_400) {
          Text("Day")
        } currentValueLabel: {
          Text("\(Int(seconds / 3600)):\(Int(seconds / 60) % 60)")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(.yellow)
        Text("\(Int(86_400 - seconds)) seconds are left")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}
