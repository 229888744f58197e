import SwiftUI

struct Tri: Shape {
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.midX, y: rect.minY))
      p.addLine(to: .init(x: rect.maxX, y: rect.maxY))
      p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      p.closeSubpath()
    }
  }
}
struct Arc: InsettableShape {
  var start: Angle, end: Angle, clockwise: Bool
  var inset: CGFloat = 0
  var animatableData: AnimatablePair<Double, Double> {
    get { .init(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - inset,
      startAngle: start - .degrees(90), endAngle: end - .degrees(90), clockwise: !clockwise)
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var a = self
    a.inset += amount
    return a
  }
}
#Preview("shapes") {
  VStack {
    HStack {
      Circle()
      Rectangle()
      Ellipse()
      Capsule()
      Capsule(style: .continuous)
      RoundedRectangle(cornerRadius: 8)
      RoundedRectangle(cornerRadius: 8, style: .continuous)
      RoundedRectangle(cornerSize: CGSize(width: 10, height: 4))
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 10)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8))
      ContainerRelativeShape()
      Tri()
      Rectangle().rotation(.degrees(45))
    }.frame(height: 32)
    HStack {
      Circle().fill(.red)
      Circle().fill(Color.red)
      Circle().fill(.red.gradient)
      Circle().fill(.blue.opacity(0.5))
      Circle().fill(AngularGradient(colors: [.red, .blue], center: .center))
      Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Circle().fill(style: FillStyle(eoFill: true))
      Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: true))
      Circle().fill(.red.shadow(.inner(radius: 4)))
      Circle().foregroundColor(.green)
      Circle().foregroundStyle(.green.gradient)
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Circle().fill(.red).strokeBorder(.blue, lineWidth: 2)
      Circle().stroke(.blue, lineWidth: 2).fill(.red)
    }.frame(height: 32)
    HStack {
      Circle().stroke()
      Circle().stroke(.red)
      Circle().stroke(Color.red, lineWidth: 4)
      Circle().stroke(lineWidth: 4)
      Circle().stroke(
        style: StrokeStyle(
          lineWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10, dash: [4, 4],
          dashPhase: 2))
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [2]))
      Circle().stroke(.red, style: .init(lineWidth: 3, lineCap: .butt))
      Circle().strokeBorder()
      Circle().strokeBorder(.red, lineWidth: 4)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
      Circle().strokeBorder(Color.red)
      Circle().strokeBorder(.red, style: .init(lineWidth: 4, dash: [3]), antialiased: true)
      Circle().inset(by: 4).stroke(.red)
      Circle().stroke(
        AngularGradient(
          gradient: Gradient(colors: [.red, .yellow]), center: .center, startAngle: .zero,
          endAngle: .degrees(270)), lineWidth: 5)
    }.frame(height: 48)
    HStack {
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)
      Circle().trim(from: 0.25).stroke(.red)
      Circle().trim(to: 0.25).stroke(.red)
      Circle().trim(from: 0.0, to: CGFloat(0.3)).rotation(.degrees(90)).stroke()
      Circle().scale(0.5).fill(.red)
      Circle().scale(x: 0.5, y: 1, anchor: .leading)
      Circle().offset(x: 4, y: 0)
      Circle().size(width: 10, height: 10)
      Circle().size(CGSize(width: 4, height: 4))
      Circle().transform(.init(rotationAngle: 1))
      Circle().intersection(Rectangle().offset(x: 10))
      Circle().subtracting(Circle().scale(0.5))
      Circle().union(Rectangle())
      Circle().symmetricDifference(Rectangle())
      Circle().lineIntersection(Rectangle()).stroke()
      Arc(start: .degrees(0), end: .degrees(110), clockwise: true).strokeBorder(.blue, lineWidth: 4)
      Arc(start: .degrees(0), end: .degrees(110), clockwise: false).stroke(
        .blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      AnyShape(Circle())
      Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red)
    }.frame(height: 48)
  }
}
#Preview("paths") {
  HStack {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addQuadCurve(to: CGPoint(x: 40, y: 40), control: CGPoint(x: 60, y: 20))
      path.addCurve(
        to: CGPoint(x: 0, y: 40), control1: CGPoint(x: 30, y: 60), control2: CGPoint(x: 10, y: 60))
      path.closeSubpath()
    }.stroke(.red, lineWidth: 2).frame(width: 64, height: 64)
    Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addEllipse(in: CGRect(x: 20, y: 0, width: 20, height: 20))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 24, width: 20, height: 20), cornerSize: CGSize(width: 5, height: 5))
      path.addRoundedRect(
        in: CGRect(x: 24, y: 24, width: 20, height: 20), cornerSize: CGSize(width: 5, height: 5),
        style: .continuous)
      path.addArc(
        center: CGPoint(x: 10, y: 50), radius: 8, startAngle: .zero, endAngle: .degrees(180),
        clockwise: false)
      path.addRelativeArc(
        center: CGPoint(x: 30, y: 50), radius: 8, startAngle: .zero, delta: .degrees(90))
      path.addArc(tangent1End: CGPoint(x: 30, y: 30), tangent2End: CGPoint(x: 50, y: 30), radius: 8)
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)])
      path.addRects([.zero])
      path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)))
      path.addPath(
        Circle().path(in: CGRect(x: 0, y: 0, width: 9, height: 9)),
        transform: .init(translationX: 3, y: 3))
    }.fill(.blue).frame(width: 64, height: 64)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)).stroke().frame(width: 40, height: 40)
    Path(CGRect(x: 0, y: 0, width: 30, height: 30)).frame(width: 40, height: 40)
    Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 8).frame(
      width: 40, height: 40)
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerSize: .init(width: 3, height: 3)
    ).trimmedPath(from: 0, to: 0.5).strokedPath(.init(lineWidth: 3)).applying(
      .init(scaleX: 0.5, y: 0.5)
    ).offsetBy(dx: 2, dy: 2).frame(width: 40, height: 40)
    Path { $0.addEllipse(in: CGRect(origin: .zero, size: CGSize(width: 20, height: 20))) }.fill(
      Color.red
    ).frame(width: 24, height: 24)
  }
}
#Preview("canvas") {
  VStack {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(
        Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)),
        with: .color(.red), lineWidth: 2)
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)
        ), style: StrokeStyle(lineWidth: 3, lineCap: .round))
      context.fill(
        Circle().path(in: CGRect(x: 10, y: 10, width: 20, height: 20)),
        with: .radialGradient(
          Gradient(colors: [.red, .blue]), center: CGPoint(x: 20, y: 20), startRadius: 0,
          endRadius: 10))
      context.fill(
        Circle().path(in: CGRect(x: 30, y: 10, width: 20, height: 20)),
        with: .conicGradient(
          Gradient(colors: [.red, .blue]), center: CGPoint(x: 40, y: 20), angle: .degrees(30)))
      context.draw(
        Text("Hi").font(.title).foregroundColor(.white),
        at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.draw(Text("Hi"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      context.draw(Text("Hi"), in: CGRect(x: 0, y: 0, width: 40, height: 16))
      let resolved = context.resolve(Text("abc"))
      let s = resolved.measure(in: size)
      context.draw(resolved, at: CGPoint(x: s.width, y: 40))
      context.draw(Image(systemName: "heart"), at: .zero)
      context.drawLayer { inner in
        inner.opacity = 0.5
        inner.translateBy(x: 10, y: 10)
        inner.rotate(by: .degrees(45))
        inner.scaleBy(x: 0.5, y: 0.5)
        inner.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
      var copy = context
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      copy.blendMode = .multiply
      copy.addFilter(.blur(radius: 3))
      copy.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
      copy.concatenate(CGAffineTransform(rotationAngle: 1))
      copy.transform = .identity
      context.fill(Path(.zero), with: .style(.tint))
      context.fill(Path(CGRect(x: 1, y: 1, width: 3, height: 3)), with: .foreground)
      for i in 0..<12 {
        let a = Double(i) / 12 * 2 * .pi
        var p = Path()
        p.move(to: CGPoint(x: size.width / 2 + cos(a) * 30, y: size.height / 2 + sin(a) * 30))
        p.addLine(
          to: CGPoint(
            x: size.width / 2 + CGFloat(cos(a)) * 36, y: size.height / 2 + CGFloat(sin(a)) * 36))
        context.stroke(p, with: .color(.white), lineWidth: i % 3 == 0 ? 2 : 1)
      }
    }.frame(width: 160, height: 96)
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { ctx, size in
      let rect = CGRect(origin: .zero, size: size)
      ctx.fill(Path(rect), with: .color(.gray))
      if let s = ctx.resolveSymbol(id: 1) { ctx.draw(s, at: CGPoint(x: size.width / 2, y: 16)) }
    } symbols: {
      Text("sym").tag(1)
    }.frame(width: 160, height: 32)
  }
}
#Preview("time") {
  VStack {
    TimelineView(.animation) { tl in
      let t = tl.date.timeIntervalSinceReferenceDate
      Circle().trim(from: 0, to: t.truncatingRemainder(dividingBy: 1)).stroke()
    }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { c in
      Text("\(c.cadence == .live ? 1 : 0)")
    }
    TimelineView(.explicit([Date()])) { c in Text("x") }
    TimelineView(.periodic(from: Date(), by: 1 / 60)) { c in
      let s = Calendar.current.component(.second, from: c.date)
      Text("\(s)")
    }
  }
}
