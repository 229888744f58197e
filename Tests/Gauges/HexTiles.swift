import SwiftUI

struct Hexagon: InsettableShape {
  var inset: CGFloat = 0
  func inset(by amount: CGFloat) -> Hexagon { Hexagon(inset: inset + amount) }
  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let radius = min(rect.width, rect.height) / 2
    return Path { p in
      for i in 0..<6 {
        let a = Double(i) * .pi / 3 - .pi / 6
        let point = CGPoint(x: rect.midX + radius * cos(a), y: rect.midY + radius * sin(a))
        if i == 0 { p.move(to: point) } else { p.addLine(to: point) }
      }
      p.closeSubpath()
    }
  }
}

struct HexStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Hexagon().fill(.black.opacity(0.3))
      Hexagon().fill(.orange.gradient)
        .scaleEffect(configuration.value, anchor: .center)
      Hexagon().strokeBorder(.orange, lineWidth: 4)
      VStack {
        configuration.label.font(.caption)
        configuration.currentValueLabel.font(.title3).bold()
      }
    }
    .frame(width: 130, height: 130)
  }
}

#Preview {
  HStack {
    ForEach(["CPU": 0.4, "GPU": 0.9].sorted(by: { $0.key < $1.key }), id: \.key) { name, value in
      Gauge(value: value) {
        Text(name)
      } currentValueLabel: {
        Text(value, format: .percent)
      }
    }
  }
  .gaugeStyle(HexStyle())
}
