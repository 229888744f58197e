import SwiftUI

struct CountdownView: View {
  @State private var remaining = 45
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let total = 60

  var body: some View {
    Gauge(value: Double(remaining), in: 0...Double(total)) {
      Text("Left")
    } currentValueLabel: {
      Text(remaining, format: .number)
        .contentTransition(.numericText())
        .monospacedDigit()
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(remaining < 10 ? .red : .accentColor)
    .onReceive(timer) { _ in
      guard remaining > 0 else { return }
      withAnimation(.linear(duration: 1)) { remaining -= 1 }
    }
    .animation(.easeInOut, value: remaining)
    .accessibilityLabel("Seconds left")
    .accessibilityValue("\(remaining)")
  }
}

#Preview { CountdownView() }
