import GaugeUI

struct GradientGallery: View {
  private let stops = Gradient(stops: [
    .init(color: .green, location: 0),
    .init(color: .yellow, location: 0.6),
    .init(color: .red, location: 1),
  ])

  var body: some View {
    VStack(spacing: 16) {
      Gauge(value: 0.8) { Text("Linear") }
        .tint(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
      Gauge(value: 0.5) { Text("Stops") }
        .gaugeStyle(.accessoryLinear)
        .tint(stops)
      RoundedRectangle(cornerRadius: 8)
        .fill(
          RadialGradient(colors: [.white, .indigo], center: .center, startRadius: 0, endRadius: 60)
        )
        .frame(height: 64)
      Rectangle()
        .fill(.linearGradient(stops, startPoint: .leading, endPoint: .trailing))
        .frame(height: 16)
      Capsule()
        .fill(Color.teal.gradient)
        .frame(height: 32)
      Text("Ink").font(.system(size: 48, weight: .bold, design: .rounded))
        .foregroundStyle(
          .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
    }
    .frame(width: 280)
  }
}
