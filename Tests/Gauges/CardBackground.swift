import GaugeUI

struct CardStyle<Background: ShapeStyle>: GaugeStyle {
  let title: String
  let background: Background

  init(_ title: String, background: Background) {
    self.title = title
    self.background = background
  }

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title.uppercased())
        .font(.caption)
        .kerning(1)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.black.opacity(0.25))
          Capsule().fill(.white)
            .frame(width: proxy.size.width * CGFloat(configuration.value))
        }
      }
      .frame(height: 16)
      configuration.currentValueLabel
    }
    .foregroundColor(.white)
    .padding(16)
    .background(background, in: RoundedRectangle(cornerRadius: 16))
  }
}

struct CardBackground: View {
  var body: some View {
    VStack {
      Gauge(value: 0.3) {
        EmptyView()
      } currentValueLabel: {
        Text("3 of 10 GB")
      }
      .gaugeStyle(CardStyle("Storage", background: Color.blue))
      Gauge(value: 0.8) {
        EmptyView()
      } currentValueLabel: {
        Text("8 of 10 hours")
      }
      .gaugeStyle(
        CardStyle(
          "Focus",
          background: LinearGradient(
            colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)))
    }
    .frame(width: 320)
  }
}
