import GaugeUI

struct StatefulStyle: GaugeStyle {
  @State private var showsPercent = true
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric private var thickness: CGFloat = 16

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ZStack(alignment: .leading) {
        Rectangle()
          .fill(colorScheme == .dark ? Color.white.opacity(0.2) : Color.black.opacity(0.1))
        GeometryReader { geometry in
          Rectangle()
            .fill(.mint)
            .frame(width: geometry.size.width * configuration.value)
        }
      }
      .frame(height: thickness)
      if showsPercent {
        Text("\(Int((configuration.value * 100).rounded())) percent")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .onTapGesture {
      showsPercent.toggle()
    }
  }
}

struct StatefulStyleView: View {
  @State private var value = 0.45

  var body: some View {
    Gauge(value: value) {
      Text("Download")
    }
    .gaugeStyle(StatefulStyle())
    .padding(.horizontal)
  }
}
