import SwiftUI

struct SunPathStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Semicircle()
        .stroke(style: StrokeStyle(lineWidth: 4, dash: [8, 8]))
        .foregroundStyle(.orange.opacity(0.5))
      Semicircle()
        .trim(from: 0, to: configuration.value)
        .stroke(.orange, lineWidth: 8)
      Image(systemName: "sun.max.fill")
        .foregroundStyle(.yellow)
        .position(point(at: configuration.value))
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .font(.caption)
      .offset(y: 64)
    }
    .frame(width: 240, height: 112)
  }

  private func point(at value: Double) -> CGPoint {
    let angle = Double.pi * (1 - value)
    return CGPoint(x: 120 + 112 * cos(angle), y: 112 - 96 * sin(angle))
  }
}

struct Semicircle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.maxY), radius: rect.height - 8,
      startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
    return path
  }
}

#Preview {
  Gauge(value: 13, in: 6...20) {
    Text("Sun")
  } currentValueLabel: {
    Text("13:00")
  } minimumValueLabel: {
    Text("06:00")
  } maximumValueLabel: {
    Text("20:00")
  }
  .gaugeStyle(SunPathStyle())
}
