import SwiftUI

struct Needle: Shape {
  var animatableData: Double
  init(_ fraction: Double) { animatableData = fraction }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.maxY)
    let length = min(rect.width / 2, rect.height) * 0.82
    let angle = Angle.degrees(180 + 180 * animatableData).radians
    let tip = CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
    let left = CGPoint(
      x: center.x + cos(angle - .pi / 2) * 6, y: center.y + sin(angle - .pi / 2) * 6)
    let right = CGPoint(
      x: center.x + cos(angle + .pi / 2) * 6, y: center.y + sin(angle + .pi / 2) * 6)
    return Path { path in
      path.addLines([left, tip, right])
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18))
    }
  }
}

struct ZoneArc: GaugeStyle {
  var zones: [(to: Double, color: Color)] = [(0.4, .green), (0.75, .yellow), (1, .red)]

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ZStack(alignment: .bottom) {
        GeometryReader { proxy in
          let radius = min(proxy.size.width / 2, proxy.size.height) - 10
          ForEach(zones.indices, id: \.self) { index in
            Path { path in
              path.addArc(
                center: CGPoint(x: proxy.size.width / 2, y: proxy.size.height), radius: radius,
                startAngle: .degrees(180 + 180 * (index == 0 ? 0 : zones[index - 1].to) + 2),
                endAngle: .degrees(180 + 180 * zones[index].to - 2), clockwise: false)
            }
            .stroke(zones[index].color, style: StrokeStyle(lineWidth: 20))
          }
        }
        Needle(configuration.value).fill(.primary)
      }
      .frame(width: 220, height: 110)
      configuration.currentValueLabel.font(.headline)
      configuration.label.font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview {
  Gauge(value: 5200, in: 0...8000) {
    Text("Engine")
  } currentValueLabel: {
    Text("\(5200) rpm")
  }
  .gaugeStyle(ZoneArc())
}
