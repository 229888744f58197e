import SwiftUI

// Shapes, paths, transforms and canvases.

struct Figure: View {
  let path: Path

  var body: some View { path.fill(.blue).frame(width: 64, height: 48) }
}

#Preview("Paths") {
  let rect = CGRect(x: 0, y: 0, width: 64, height: 48)
  let half = CGRect(x: 20, y: 10, width: 64, height: 48)
  let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 20)
  let round = Path(ellipseIn: rect)
  let square = Path(half)
  return VStack {
    HStack {
      Figure(path: round)
      Figure(path: Path(roundedRect: rect, cornerRadius: 16, style: .circular))
      Figure(path: Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10)))
      Figure(path: Path(roundedRect: rect, cornerRadii: radii))
    }
    HStack {
      Figure(path: round.union(square))
      Figure(path: round.intersection(square))
      Figure(path: round.subtracting(square))
      Figure(path: round.symmetricDifference(square))
    }
    HStack {
      Figure(path: round.lineIntersection(square).strokedPath(StrokeStyle(lineWidth: 4)))
      Figure(path: round.lineSubtraction(square).strokedPath(StrokeStyle(lineWidth: 4)))
      Figure(path: round.trimmedPath(from: 0, to: 0.5))
      Figure(path: round.offsetBy(dx: 8, dy: 8).normalized())
    }
    Text(
      "\(round.contains(CGPoint(x: 32, y: 24)) ? "inside" : "outside") \(Path().isEmpty ? "empty" : "full")"
    )
    Text(
      "\(Int(round.boundingRect.width)) \(Int(round.applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect.width))"
    )
    Text(
      Path { $0.move(to: CGPoint(x: 1, y: 2)) }.currentPoint.map { "\(Int($0.x)) \(Int($0.y))" }
        ?? "nowhere")
  }
}

#Preview("Lines") {
  HStack {
    Figure(
      path: Path { path in
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 64, y: 0), CGPoint(x: 32, y: 48)])
        path.closeSubpath()
      })
    Figure(
      path: Path { path in
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 64, y: 0), control: CGPoint(x: 32, y: 80))
        path.addCurve(
          to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 50, y: 20), control2: CGPoint(x: 10, y: 20))
      })
    Figure(
      path: Path { path in
        path.addRelativeArc(
          center: CGPoint(x: 32, y: 24), radius: 20, startAngle: .zero, delta: .degrees(200))
        path.addArc(tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 64, y: 0), radius: 5)
      })
    Figure(
      path: Path { path in
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 30, height: 20),
          cornerRadii: RectangleCornerRadii(topLeading: 8))
        path.addRoundedRect(
          in: CGRect(x: 34, y: 0, width: 30, height: 20), cornerSize: CGSize(width: 8, height: 8))
        path.addRects([CGRect(x: 0, y: 24, width: 10, height: 10)])
        path.addRect(CGRect(x: 20, y: 24, width: 10, height: 10))
        path.addEllipse(in: CGRect(x: 40, y: 24, width: 20, height: 20))
        path.addPath(Path(CGRect(x: 0, y: 40, width: 64, height: 8)))
      })
  }
}

#Preview("Shapes") {
  let radii = RectangleCornerRadii(
    topLeading: 16, bottomLeading: 4, bottomTrailing: 16, topTrailing: 4)
  return VStack {
    HStack {
      Circle().size(CGSize(width: 32, height: 32)).frame(width: 64, height: 32)
      Circle().size(width: 24, height: 24).frame(width: 64, height: 32)
      Capsule().scale(0.5).frame(width: 64, height: 32)
      Ellipse().offset(CGSize(width: 4, height: 4)).frame(width: 64, height: 32)
      Rectangle().offset(CGPoint(x: 4, y: 4)).frame(width: 64, height: 32)
      Rectangle().transform(CGAffineTransform(rotationAngle: 0.2)).frame(width: 64, height: 32)
    }
    HStack {
      Circle().union(Rectangle().scale(0.5)).frame(width: 64, height: 32)
      Circle().intersection(Rectangle().scale(0.5)).frame(width: 64, height: 32)
      Rectangle().subtracting(Circle()).frame(width: 64, height: 32)
      Rectangle().symmetricDifference(Circle()).frame(width: 64, height: 32)
      Circle().lineIntersection(Rectangle().scale(0.8)).stroke(.blue, lineWidth: 3).frame(
        width: 64, height: 32)
      Circle().lineSubtraction(Rectangle().scale(0.8)).stroke(.blue, lineWidth: 3).frame(
        width: 64, height: 32)
    }
    HStack {
      Text("a").clipShape(.circle)
      Text("b").clipShape(.capsule)
      Text("c").clipShape(.ellipse)
      Text("d").clipShape(.rect)
      Text("e").clipShape(.capsule(style: .circular))
      Text("f").clipShape(.rect(cornerSize: CGSize(width: 4, height: 4)))
      Text("g").clipShape(.rect(cornerRadii: radii))
      Text("h").clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 4))
    }
    HStack {
      RoundedRectangle(cornerSize: CGSize(width: 16, height: 8)).frame(width: 64, height: 32)
      UnevenRoundedRectangle(cornerRadii: radii).frame(width: 64, height: 32)
      AnyShape(Circle()).frame(width: 64, height: 32)
      Circle().strokeBorder(
        .blue, style: StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel)
      ).frame(width: 64, height: 32)
      Circle().fill(.red).fill(.blue).frame(width: 64, height: 32)
      Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 4)).frame(
        width: 64, height: 32)
      Circle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 64, height: 32)
      Circle().body.frame(width: 64, height: 32)
      Circle().path(in: CGRect(x: 0, y: 0, width: 32, height: 32)).fill(.green).frame(
        width: 64, height: 32)
    }
  }
}

#Preview("Measures") {
  var stroke = StrokeStyle()
  stroke.lineWidth = 3
  stroke.lineCap = .square
  stroke.lineJoin = .bevel
  stroke.miterLimit = 5
  stroke.dash = [4, 2]
  stroke.dashPhase += 1
  var fill = FillStyle()
  fill.isEOFilled = true
  fill.isAntialiased.toggle()
  var insets = EdgeInsets()
  insets.top = 1
  insets.leading += 2
  insets.bottom = insets.top + 2
  insets.trailing = insets.leading + insets.bottom
  var radii = RectangleCornerRadii()
  radii.topLeading = 4
  radii.bottomLeading = radii.topLeading + 1
  radii.bottomTrailing = radii.bottomLeading + 1
  radii.topTrailing += radii.bottomTrailing
  var angle = Angle()
  angle.degrees = 90
  angle.radians += 0
  var transform = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2).rotated(by: 0)
    .translatedBy(x: 1, y: 1)
  transform = transform.concatenating(.identity).concatenating(CGAffineTransform())
  let point = CGPoint(x: 1, y: 1).applying(transform)
  let frame = CGRect(x: 0, y: 0, width: 2, height: 2).applying(
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 5))
  return VStack(alignment: .leading) {
    Text(
      "\(Int(stroke.lineWidth)) \(stroke.dash.count) \(Int(stroke.dashPhase)) \(Int(stroke.miterLimit))"
    )
    Text(stroke.lineCap == .square && stroke.lineJoin == .bevel ? "square and bevelled" : "other")
    Text(fill.isEOFilled && !fill.isAntialiased ? "even-odd, hard" : "other")
    Text("\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))")
    Text("\(Int(radii.topLeading)) \(Int(radii.topTrailing))")
    Text(
      "\(Int(angle.degrees)) \(Int((angle + .degrees(10) - .degrees(40)).degrees)) \(Int((angle * 2 / 3).degrees)) \(Int((-angle).degrees))"
    )
    Text("\(Int(Angle(radians: .pi).degrees)) \(Int(Angle.radians(.pi / 2).degrees))")
    Text(
      "\(Int(point.x)) \(Int(point.y)) \(Int(frame.minX)) \(transform.inverted().isIdentity ? "same" : "moved")"
    )
    Text("x").padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
    Text("x").padding(.top, 4).padding(.vertical, 4)
    Text("guide").alignmentGuide(.leading) { dimensions in
      dimensions.width - dimensions[.trailing] - 16
    }
    Text("guide").alignmentGuide(.top) { dimensions in dimensions.height - dimensions[.bottom] }
    Text("x").frame(width: 40, alignment: Alignment(horizontal: .trailing, vertical: .center))
  }
}

#Preview("Canvas") {
  Canvas(opaque: false, colorMode: .linear) { context, size in
    let gradient = Gradient(colors: [.red, .blue])
    let box = Path(CGRect(x: 0, y: 0, width: 24, height: 16))
    let blends: [GraphicsContext.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear,
      .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    for blend in blends { context.blendMode = blend }
    context.blendMode = .normal
    let shadings: [GraphicsContext.Shading] = [
      .foreground, .backdrop, .color(red: 1, green: 0, blue: 0), .color(white: 0.5), .style(.tint),
      .palette([.color(.green)]),
      .linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 24, y: 0), options: [.mirror, .repeat]),
      .radialGradient(
        gradient, center: .zero, startRadius: 0, endRadius: 24, options: .linearColor),
      .conicGradient(gradient, center: CGPoint(x: 12, y: 8)),
    ]
    for shading in shadings {
      context.fill(box, with: context.resolve(shading))
      context.translateBy(x: 28, y: 0)
    }
    context.transform = .identity
    context.translateBy(x: 0, y: 24)
    context.stroke(box, with: .color(.red), style: StrokeStyle(lineWidth: 3))
    context.scaleBy(x: 2, y: 1)
    context.rotate(by: .degrees(0))
    context.concatenate(CGAffineTransform(translationX: 20, y: 0))
    context.stroke(box, with: .color(.green), lineWidth: 2)
    let filters: [GraphicsContext.Filter] = [
      .shadow(radius: 2), .blur(radius: 1), .brightness(0), .contrast(1), .saturation(1),
      .grayscale(0),
      .colorInvert(0), .hueRotation(.zero), .colorMultiply(.white),
    ]
    context.drawLayer { layer in
      for filter in filters { layer.addFilter(filter, options: .linearColor) }
      layer.opacity = layer.opacity / 2
      layer.clip(to: box, options: .inverse)
      layer.fill(
        Path(layer.clipBoundingRect), with: .color(layer.blendMode == .normal ? .blue : .red))
    }
    context.transform = CGAffineTransform(translationX: 0, y: context.transform.isIdentity ? 0 : 48)
    context.draw(Text("at"), at: CGPoint(x: 16, y: 8))
    context.draw(Text("in"), in: CGRect(x: 40, y: 0, width: 40, height: 16))
    context.draw(Image(systemName: "star"), at: CGPoint(x: 90, y: 8))
    context.draw(Image(systemName: "bolt"), in: CGRect(x: 100, y: 0, width: 16, height: 16))
    var words = context.resolve(Text("resolved"))
    words.shading = .color(.red)
    words.shading = words.shading
    let extent = words.measure(in: size)
    context.draw(words, at: CGPoint(x: 160, y: 8))
    context.draw(
      words,
      in: CGRect(
        x: 200, y: 0, width: extent.width,
        height: words.firstBaseline(in: size) + words.lastBaseline(in: size)))
    var symbol = context.resolve(Image(systemName: "heart"))
    symbol.shading = .color(.pink)
    symbol.shading = symbol.shading
    context.draw(symbol, at: CGPoint(x: 10, y: 24 + symbol.baseline))
    context.draw(symbol, in: CGRect(x: 24, y: 20, width: symbol.size.width, height: 16))
  }
  .frame(width: 280, height: 96)
}

#Preview("Canvas in linear colour") {
  Canvas(colorMode: .extendedLinear) { context, size in
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
  }
  .frame(width: 40, height: 16)
}
