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
            needle.addLine(to: CGPoint(x: 0, y: -radius + 20))
            needle.addLine(to: CGPoint(x: 3, y: 0))
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

struct CombinedShapes: View {
  var body: some View {
    HStack(spacing: 8) {
      Circle().subtracting(Circle().offset(x: 14)).fill(.yellow)
      Rectangle().union(.capsule).fill(.blue)
    }
    .frame(width: 112, height: 48)
  }
}

struct PathTools: View {
  var body: some View {
    let square = Path(CGRect(x: 4, y: 4, width: 40, height: 40))
    let disc = Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40))
    ZStack {
      square.symmetricDifference(disc).fill(.teal)
      square.intersection(disc).applying(CGAffineTransform(translationX: 60, y: 0)).fill(.pink)
      square.lineSubtraction(disc).stroke(
        .primary, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 2))
      if square.contains(CGPoint(x: 10, y: 10)) {
        square.trimmedPath(from: 0.2, to: 0.7).stroke(.red)
      }
    }
    .frame(width: 128, height: 64)
  }
}

struct MaskedRing: View {
  var body: some View {
    ZStack {
      AngularGradient(colors: [.green, .yellow, .red, .green], center: .center)
        .mask { Circle().inset(by: 8).stroke(lineWidth: 12) }
      LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        .mask(Text("Masked"))
    }
    .frame(width: 112, height: 112)
  }
}

struct Corners: View {
  var body: some View {
    VStack(spacing: 16) {
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 12)
        .fill(EllipticalGradient(colors: [.white, .indigo]))
      Rectangle().fill(.orange).clipShape(
        .rect(cornerRadii: .init(topLeading: 16, topTrailing: 16)))
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .strokeBorder(.mint, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel, miterLimit: 4))
      Rectangle().fill(.ellipticalGradient(colors: [.red, .clear], endRadiusFraction: 0.4))
        .scaleEffect(x: 0.5, y: 1, anchor: .leading)
        .rotationEffect(.degrees(5), anchor: .bottomTrailing)
    }
    .frame(width: 120, height: 200)
  }
}

extension Color {
  init(hex: Int) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: 1)
  }
}

struct Paints: View {
  var body: some View {
    VStack {
      Text("hex").foregroundStyle(Color(hex: 0x3366CC))
      Text("mix").foregroundStyle(Color.red.mix(with: .blue, by: 0.3))
      Text("hsb").foregroundStyle(Color(hue: 0.3, saturation: 0.8, brightness: 0.9).gradient)
      Capsule().fill(Color(.displayP3, red: 1, green: 0.2, blue: 0.1).opacity(0.7))
        .frame(width: 80, height: 16)
    }
  }
}
