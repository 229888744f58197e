import SwiftUI

struct NeedlePathStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geo in
      let size = min(geo.size.width, geo.size.height)
      let center = CGPoint(x: size / 2, y: size / 2)
      ZStack {
        Path { path in
          path.addArc(
            center: center, radius: size / 2 - 10, startAngle: .degrees(150),
            endAngle: .degrees(30), clockwise: false)
        }
        .stroke(style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .foregroundStyle(
          LinearGradient(
            colors: [.green, .yellow, .red], startPoint: .leading, endPoint: .trailing))
        Path { path in
          path.move(to: center)
          path.addLine(to: tip(in: size, at: configuration.value))
        }
        .stroke(Color.primary, lineWidth: 5)
        Circle()
          .frame(width: 20, height: 20)
          .position(center)
      }
    }
    .frame(width: 200, height: 200)
  }

  private func tip(in size: CGFloat, at value: Double) -> CGPoint {
    let angle = (150 + 240 * value) * .pi / 180
    return CGPoint(
      x: size / 2 + cos(angle) * (size / 2 - 34),
      y: size / 2 + sin(angle) * (size / 2 - 34))
  }
}

struct PressureView: View {
  @State private var pressure = 1.9

  var body: some View {
    Gauge(value: pressure, in: 0...3) { Text("Pressure") }
      .gaugeStyle(NeedlePathStyle())
  }
}

#Preview { PressureView() }
