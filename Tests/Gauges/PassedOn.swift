import SwiftUI

struct TitledCard: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        configuration.label.font(.headline)
        Spacer()
        Level(configuration: configuration)
      }
      Gauge(value: configuration.value) { configuration.label }.gaugeStyle(.linearCapacity).tint(
        .mint)
      Trend(configuration: configuration)
    }
    .padding(16)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 14))
  }

  private struct Level: View {
    let configuration: GaugeStyleConfiguration
    var body: some View {
      Text(configuration.value > 0.8 ? "high" : configuration.value < 0.2 ? "low" : "normal")
        .font(.caption).padding(.horizontal, 8).background(.mint.opacity(0.3), in: Capsule())
    }
  }

  private struct Trend: View {
    let configuration: Configuration
    @State private var history = [0.2, 0.35, 0.3, 0.5]
    var body: some View {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(Array((history + [configuration.value]).enumerated()), id: \.offset) { _, value in
          RoundedRectangle(cornerRadius: 2).fill(.mint).frame(width: 14, height: 60 * value)
        }
      }
    }
  }
}

#Preview {
  Gauge(value: 0.64) {
    Text("Storage")
  } currentValueLabel: {
    Text("64 GB")
  }
  .gaugeStyle(TitledCard()).frame(width: 260)
}
