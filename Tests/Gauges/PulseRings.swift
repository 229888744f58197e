import SwiftUI

struct PulseStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      let beat = abs(sin(seconds * .pi))
      ZStack {
        ForEach(0..<3) { ring in
          Circle()
            .stroke(Color.pink.opacity(0.6 - Double(ring) * 0.2), lineWidth: 4)
            .frame(width: 80 + CGFloat(ring) * 32, height: 80 + CGFloat(ring) * 32)
            .scaleEffect(1 + beat * 0.05)
        }
        VStack(spacing: 0) {
          Image(systemName: "heart.fill").foregroundStyle(.pink)
          configuration.currentValueLabel.font(.headline)
        }
      }
      .frame(width: 176, height: 176)
    }
  }
}

#Preview("Pulse") {
  Gauge(value: 72, in: 40...180) {
    Text("BPM")
  } currentValueLabel: {
    Text("72 bpm")
  }.gaugeStyle(PulseStyle())
}
