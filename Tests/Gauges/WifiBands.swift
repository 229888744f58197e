import SwiftUI

struct WifiStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let strength = configuration.value
    VStack {
      ZStack(alignment: .bottom) {
        ForEach(1..<4) { band in
          WifiBand()
            .stroke(
              strength > Double(band) / 4 ? Color.accentColor : .gray.opacity(0.3),
              style: StrokeStyle(lineWidth: 10, lineCap: .round)
            )
            .frame(width: CGFloat(band) * 48, height: CGFloat(band) * 48)
            .offset(y: CGFloat(band) * 24 - 8)
        }
        Circle().fill(strength > 0 ? Color.accentColor : .gray.opacity(0.3)).frame(
          width: 16, height: 16)
      }
      .frame(width: 160, height: 96, alignment: .bottom)
      configuration.label
    }
  }
  private struct WifiBand: Shape {
    func path(in rect: CGRect) -> Path {
      var p = Path()
      p.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(225), delta: .degrees(90))
      return p
    }
  }
}

#Preview("Wifi") {
  HStack(spacing: 32) {
    Gauge(value: 0.3) { Text("weak") }.gaugeStyle(WifiStyle())
    Gauge(value: 0.9) { Text("strong") }.gaugeStyle(WifiStyle())
  }
}
