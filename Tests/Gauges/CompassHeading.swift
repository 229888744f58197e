import SwiftUI

struct CompassHeading: GaugeStyle {
  private static let winds = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

  func makeBody(configuration: Configuration) -> some View {
    let heading = configuration.value * 360
    ZStack {
      Circle().strokeBorder(.secondary, lineWidth: 3)
      ForEach(Array(Self.winds.enumerated()), id: \.element) { index, name in
        let angle = Angle.degrees(Double(index) * 45 - 90)
        Text(name)
          .font(index.isMultiple(of: 2) ? .headline : .caption2)
          .foregroundStyle(name == "N" ? .red : .primary)
          .position(x: 100 + cos(angle.radians) * 76, y: 100 + sin(angle.radians) * 76)
      }
      Path { path in
        path.move(to: CGPoint(x: 100, y: 45))
        path.addLine(to: CGPoint(x: 112, y: 100))
        path.addLine(to: CGPoint(x: 88, y: 100))
        path.closeSubpath()
      }
      .fill(.red)
      .rotationEffect(.degrees(heading))
      Path {
        $0.addLines([.init(x: 100, y: 155), .init(x: 112, y: 100), .init(x: 88, y: 100)])
        $0.closeSubpath()
      }
      .fill(.white)
      .rotationEffect(.degrees(heading))
    }
    .frame(width: 200, height: 200)
    .overlay(alignment: .bottom) { configuration.currentValueLabel.offset(y: 24) }
    .padding(.bottom, 24)
  }
}

#Preview {
  Gauge(value: 60, in: 0...360) {
    Text("Heading")
  } currentValueLabel: {
    Text("60° ENE")
  }.gaugeStyle(CompassHeading())
}
