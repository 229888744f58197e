import GaugeUI

// Compiled by Swift and, from this very text, interpreted: both must draw the same (`ExampleTests`).

nonisolated struct Wedge: Shape {
  var fraction = 0.3

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
      path.closeSubpath()
    }
  }
}

struct WedgeView: View {
  var body: some View {
    ZStack {
      Circle().strokeBorder(.gray, lineWidth: 4)
      Wedge(fraction: 0.3).fill(.orange.gradient)
    }
    .frame(width: 96, height: 96)
  }
}

struct CanvasDial: View {
  let value = 0.62

  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 8
      context.stroke(
        Path { path in
          path.addArc(
            center: center, radius: radius, startAngle: .degrees(135), endAngle: .degrees(405),
            clockwise: false)
        },
        with: .conicGradient(
          Gradient(colors: [.green, .yellow, .red]), center: center, angle: .degrees(135)),
        style: StrokeStyle(lineWidth: 10, lineCap: .round))
      for tick in 0..<10 {
        var copy = context
        copy.translateBy(x: center.x, y: center.y)
        copy.rotate(by: .degrees(Double(tick) * 30 - 135))
        copy.opacity = 0.5
        copy.fill(
          Path(CGRect(x: -1, y: -radius + 10, width: 2, height: 8)), with: .color(.primary))
      }
      context.drawLayer { layer in
        layer.translateBy(x: center.x, y: center.y)
        layer.rotate(by: .degrees(-135 + 270 * value))
        layer.addFilter(.shadow(radius: 2))
        layer.blendMode = .screen
        layer.fill(
          Path { needle in
            needle.move(to: CGPoint(x: -3, y: 0))
            needle.addLines([CGPoint(x: 0, y: -radius + 20), CGPoint(x: 3, y: 0)])
            needle.closeSubpath()
          }, with: .style(.red))
      }
      let words = context.resolve(Text("\(Int(value * 100))%").bold())
      let room = words.measure(in: size)
      context.draw(words, at: CGPoint(x: center.x, y: center.y + room.height), anchor: .top)
      context.draw(Image(systemName: "bolt.fill"), at: CGPoint(x: center.x, y: center.y - 24))
    }
    .frame(width: 160, height: 160)
  }
}

struct CanvasClip: View {
  var body: some View {
    Canvas(opaque: false) { context, size in
      let frame = CGRect(origin: .zero, size: size)
      var left = context
      left.clip(to: Path(ellipseIn: frame))
      left.fill(
        Path(frame),
        with: .linearGradient(
          Gradient(stops: [.init(color: .blue, location: 0.2), .init(color: .mint, location: 0.8)]),
          startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
      context.clip(to: Path(ellipseIn: frame), options: .inverse)
      context.fill(Path(frame), with: .color(white: 0.5, opacity: 0.4))
    }
    .frame(width: 120, height: 80)
  }
}
