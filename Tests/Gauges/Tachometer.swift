import SwiftUI

struct TachometerGaugeStyle: GaugeStyle {
  var divisions = 8
  var redline = 6

  func makeBody(configuration: Configuration) -> some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 8
      func point(_ fraction: Double, _ r: Double) -> CGPoint {
        let angle = Angle.degrees(150 + 240 * fraction).radians
        return CGPoint(x: center.x + cos(angle) * r, y: center.y + sin(angle) * r)
      }
      for i in 0...divisions * 2 {
        let fraction = Double(i) / Double(divisions * 2)
        var tick = Path()
        tick.move(to: point(fraction, radius))
        tick.addLine(to: point(fraction, radius - (i % 2 == 0 ? 20 : 10)))
        context.stroke(
          tick, with: .color(i >= redline * 2 ? .red : .primary), lineWidth: i % 2 == 0 ? 4 : 2)
        if i % 2 == 0 {
          context.draw(Text("\(i / 2)").font(.caption), at: point(fraction, radius - 34))
        }
      }
      var needle = Path()
      needle.move(to: center)
      needle.addLine(to: point(configuration.value, radius - 24))
      context.stroke(
        needle, with: .color(.orange), style: StrokeStyle(lineWidth: 6, lineCap: .round))
      context.fill(
        Path(ellipseIn: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)),
        with: .color(.orange))
    }
    .frame(width: 230, height: 230)
    .overlay(alignment: .bottom) {
      VStack {
        configuration.currentValueLabel.monospacedDigit()
        configuration.label.font(.caption2).textCase(.uppercase)
      }
    }
  }
}

#Preview {
  Gauge(value: 4.6, in: 0...8) {
    Text("rpm x1000")
  } currentValueLabel: {
    Text("4.6")
  }.gaugeStyle(TachometerGaugeStyle())
}
