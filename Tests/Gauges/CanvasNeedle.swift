import SwiftUI

struct CanvasDialStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 10
      let start = Angle.degrees(140)
      let end = Angle.degrees(400)
      let sweep = end - start

      var track = Path()
      track.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
      context.stroke(
        track, with: .color(.gray.opacity(0.3)), style: StrokeStyle(lineWidth: 10, lineCap: .round))

      var fill = Path()
      fill.addArc(
        center: center, radius: radius, startAngle: start,
        endAngle: start + sweep * configuration.value, clockwise: false)
      context.stroke(
        fill,
        with: .linearGradient(
          Gradient(colors: [.green, .yellow, .red]), startPoint: CGPoint(x: 0, y: size.height),
          endPoint: CGPoint(x: size.width, y: size.height)),
        style: StrokeStyle(lineWidth: 10, lineCap: .round))

      for step in 0...20 {
        let angle = start + sweep * (Double(step) / 20)
        let isMajor = step.isMultiple(of: 5)
        let outer = radius - 12
        let inner = outer - (isMajor ? 14 : 7)
        var tick = Path()
        tick.move(to: point(center, inner, angle))
        tick.addLine(to: point(center, outer, angle))
        context.stroke(tick, with: .color(.primary), lineWidth: isMajor ? 3 : 1)
        if isMajor {
          context.draw(Text("\(step * 5)").font(.caption), at: point(center, inner - 14, angle))
        }
      }

      context.drawLayer { layer in
        layer.translateBy(x: center.x, y: center.y)
        layer.rotate(by: start + sweep * configuration.value)
        var needle = Path()
        needle.move(to: CGPoint(x: -12, y: -4))
        needle.addLine(to: CGPoint(x: radius - 30, y: 0))
        needle.addLine(to: CGPoint(x: -12, y: 4))
        needle.closeSubpath()
        layer.fill(needle, with: .color(.red))
      }
      context.fill(
        Path(ellipseIn: CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)),
        with: .color(.primary))
    }
    .frame(width: 220, height: 220)
    .overlay(alignment: .bottom) {
      VStack {
        configuration.currentValueLabel.font(.title2.bold())
        configuration.label.font(.caption)
      }
      .padding(.bottom, 12)
    }
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Angle) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
  }
}

#Preview("Canvas") {
  Gauge(value: 63, in: 0...100) {
    Text("PSI")
  } currentValueLabel: {
    Text("63")
  }
  .gaugeStyle(CanvasDialStyle())
}
