import SwiftUI

enum LoadState {
  case idle
  case loading(progress: Double)
  case failed(message: String)
  case done(items: [String])
}

struct LoadStateView: View {
  let state: LoadState

  var body: some View {
    switch state {
    case .idle:
      ContentUnavailableView(
        "Nothing yet", systemImage: "tray", description: Text("Start a download."))
    case .loading(let progress):
      Gauge(value: progress) {
        Text("Loading")
      } currentValueLabel: {
        Text(progress, format: .percent)
      }
    case .failed(let message) where message.isEmpty:
      Text("Failed")
    case .failed(let message):
      Label(message, systemImage: "xmark.octagon")
        .foregroundStyle(.red)
    case .done(let items):
      VStack(alignment: .leading) {
        ForEach(items, id: \.self) { Text("• \($0)") }
      }
    }
  }
}

#Preview("Idle") { LoadStateView(state: .idle) }
#Preview("Loading") { LoadStateView(state: .loading(progress: 0.4)).frame(width: 240) }
#Preview("Failed") { LoadStateView(state: .failed(message: "No network")) }
#Preview("Done") { LoadStateView(state: .done(items: ["one", "two"])) }
