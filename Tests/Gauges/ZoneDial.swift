import SwiftUI

struct Zone: Identifiable {
  let id: Int
  let range: ClosedRange<Double>
  let color: Color
}

struct Needle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX - 5, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX + 5, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

struct ZoneDialStyle: GaugeStyle {
  let zones: [Zone]
  private let start = 135.0
  private let sweep = 270.0

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ForEach(zones) { zone in
        Circle()
          .trim(from: zone.range.lowerBound * sweep / 360, to: zone.range.upperBound * sweep / 360)
          .stroke(zone.color, style: StrokeStyle(lineWidth: 14, lineCap: .butt))
          .rotationEffect(.degrees(start))
      }
      ForEach(0..<11) { tick in
        Rectangle()
          .fill(Color.primary)
          .frame(width: 2, height: tick % 5 == 0 ? 14 : 8)
          .offset(y: -86)
          .rotationEffect(.degrees(Double(tick) / 10 * sweep - sweep / 2))
      }
      ForEach(0..<6) { number in
        let angle = (start + Double(number) / 5 * sweep) * .pi / 180
        Text("\(number * 40)")
          .font(.caption2)
          .offset(x: 66 * cos(angle), y: 66 * sin(angle))
      }
      Needle()
        .fill(.red)
        .frame(width: 160, height: 160)
        .rotationEffect(.degrees(configuration.value * sweep - sweep / 2))
      Circle().fill(.primary).frame(width: 18, height: 18)
      VStack {
        Spacer()
        configuration.currentValueLabel.font(.title3.bold())
        configuration.label.font(.caption2).foregroundStyle(.secondary)
      }
    }
    .frame(width: 220, height: 220)
    .padding(8)
  }
}

struct Dash: View {
  @State private var speed = 124.0
  let zones = [
    Zone(id: 0, range: 0...0.6, color: .green), Zone(id: 1, range: 0.6...0.8, color: .yellow),
    Zone(id: 2, range: 0.8...1, color: .red),
  ]
  var body: some View {
    Gauge(value: speed, in: 0...200) {
      Text("km/h")
    } currentValueLabel: {
      Text(speed, format: .number)
    }
    .gaugeStyle(ZoneDialStyle(zones: zones))
  }
}

#Preview { Dash() }
