import GaugeUI
import Testing

@testable import TerminalRendering

@Test func look() {
  var d = Drawing(size: CGSize(width: 112, height: 112))
  let green = Paint.color(Color.Resolved(red: 0.2, green: 0.8, blue: 0.3))
  let dim = Paint.color(Color.Resolved(red: 0.2, green: 0.8, blue: 0.3, opacity: 0.3))
  var ring = Path()
  ring.addEllipse(in: CGRect(x: 6, y: 6, width: 100, height: 100))
  d.items.append(.init(.stroke(ring, StrokeStyle(lineWidth: 11.6), dim)))
  var arc = Path()
  arc.addArc(
    center: CGPoint(x: 56, y: 56), radius: 50, startAngle: .degrees(-90), endAngle: .degrees(120),
    clockwise: false)
  d.items.append(.init(.stroke(arc, StrokeStyle(lineWidth: 11.6, lineCap: .round), green)))
  d.items.append(.init(.text("50%", at: CGPoint(x: 40, y: 48), .init(paint: green))))
  for set in GlyphSet.all {
    for depth in [ColorDepth.truecolor, .none] {
      print(set.name, depth)
      print(DrawingRenderer(glyphs: set, depth: depth).grid(d).plainText)
    }
  }
  var b = Drawing(size: CGSize(width: 320, height: 16))
  b.items.append(.init(.fill(Path(CGRect(x: 0, y: 0, width: 320, height: 16)), FillStyle(), dim)))
  b.items.append(.init(.fill(Path(CGRect(x: 0, y: 0, width: 133, height: 16)), FillStyle(), green)))
  for set in GlyphSet.all {
    for depth in [ColorDepth.truecolor, .none] {
      print(DrawingRenderer(glyphs: set, depth: depth).grid(b).plainText)
    }
  }
  print(DrawingRenderer(glyphs: .blocks, depth: .truecolor).grid(b).ansiText.debugDescription)
}
