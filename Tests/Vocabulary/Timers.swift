import SwiftUI

/// What timers have done when ten seconds have passed.
struct Timers: View {
  @State private var level = 0.0
  @State private var seconds = 0
  @State private var once = 0
  @State private var timer: Timer?

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: level) {
        Text("Level")
      } currentValueLabel: {
        Text("\(Int(level * 100)) %")
      }
      Text("\(seconds) seconds, \(once) time, going: \(timer?.isValid ?? false ? "yes" : "no")")
    }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        level += timer.timeInterval / 2
        if level >= 0.75 { timer.invalidate() }
      }
      let clock = Timer(timeInterval: 1, repeats: true) { _ in seconds += 1 }
      RunLoop.current.add(clock, forMode: .common)
      let single = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in once += 1 }
      single.fire()
      single.fire()
    }
    .onDisappear { timer?.invalidate() }
  }
}

#Preview { Timers() }
