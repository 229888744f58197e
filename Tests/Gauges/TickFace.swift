import SwiftUI

struct TickMark: View {
  let isMajor: Bool

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : .secondary)
      .frame(width: 4, height: isMajor ? 20 : 10)
  }
}

struct TickFaceStyle: GaugeStyle {
  var ticks = 40

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ForEach(0..<ticks, id: \.self) { tick in
        VStack {
          TickMark(isMajor: tick % 5 == 0)
            .opacity(Double(tick) / Double(ticks) <= configuration.value ? 1 : 0.25)
          Spacer()
        }
        .rotationEffect(.degrees(Double(tick) / Double(ticks) * 360))
      }
      configuration.currentValueLabel
        .font(.system(size: 40, weight: .heavy, design: .rounded))
    }
    .frame(width: 220, height: 220)
  }
}

#Preview {
  Gauge(value: 0.62) {
    Text("Timer")
  } currentValueLabel: {
    Text("62")
  }
  .gaugeStyle(TickFaceStyle())
}
