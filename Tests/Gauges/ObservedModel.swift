import Combine
import SwiftUI

final class EngineModel: ObservableObject {
  @Published var rpm: Double = 2_400
  @Published private(set) var isRunning = true
  let limit: Double = 8_000

  var isCritical: Bool { rpm > 0.85 * limit }

  func stop() {
    rpm = 0
    isRunning = false
  }
}

struct EngineView: View {
  @StateObject private var engine = EngineModel()

  var body: some View {
    VStack(spacing: 20) {
      Gauge(value: engine.rpm, in: 0...engine.limit) {
        Text("RPM")
      } currentValueLabel: {
        Text(engine.rpm.formatted(.number.grouping(.never)))
          .foregroundColor(engine.isCritical ? .red : .primary)
      }
      .gaugeStyle(.accessoryCircular)
      .tint(.orange)
      .scaleEffect(1.2)
      .frame(width: 160, height: 150)

      Button(engine.isRunning ? "Stop" : "Start", action: engine.stop)
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
    .padding()
  }
}

#Preview {
  EngineView()
}
