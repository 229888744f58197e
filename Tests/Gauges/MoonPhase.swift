import GaugeUI

/// The lit part of a moon, cut by blending: the shadow takes light away.
struct MoonStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        Circle().fill(.yellow.gradient)
        Circle()
          .offset(x: -96 * configuration.value)
          .blendMode(.destinationOut)
      }
      .compositingGroup()
      .frame(width: 96, height: 96)
      Circle().fill(.gray).frame(width: 8, height: 8).hidden()
      configuration.label
      configuration.currentValueLabel
    }
  }
}

struct MoonPhase: View {
  var body: some View {
    HStack(spacing: 32) {
      ForEach([0.2, 0.5, 0.9], id: \.self) { phase in
        Gauge(value: phase) {
          Text("Moon")
        } currentValueLabel: {
          Text(phase, format: .percent)
        }
        .gaugeStyle(MoonStyle())
      }
    }
    .padding()
    .background(.black)
    .foregroundStyle(.white)
  }
}
