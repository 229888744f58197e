import SwiftUI

struct PetalStyle: GaugeStyle {
  let petals = 8

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        guard let full = context.resolveSymbol(id: "full"),
          let empty = context.resolveSymbol(id: "empty")
        else { return }
        for petal in 0..<petals {
          let angle = Double(petal) / Double(petals) * 2 * .pi - .pi / 2
          let isFull = Double(petal) < configuration.value * Double(petals)
          let point = CGPoint(
            x: center.x + cos(angle) * 56, y: center.y + sin(angle) * 56)
          let symbol: GraphicsContext.ResolvedSymbol = isFull ? full : empty
          context.draw(symbol, at: point)
        }
        let width = full.size.width * 2
        context.draw(
          full,
          in: CGRect(
            x: center.x - width / 2, y: center.y - width / 2, width: width, height: width))
      } symbols: {
        Circle().frame(width: 24, height: 24).tag("full")
        Circle().strokeBorder(lineWidth: 3).frame(width: 24, height: 24).tag("empty")
      }
      .frame(width: 144, height: 144)
      configuration.label
    }
  }
}

#Preview {
  Gauge(value: 0.6) {
    Text("Petals")
  }
  .gaugeStyle(PetalStyle())
}
