import SwiftUI

struct PillMarkerStyle<Marker: View>: GaugeStyle {
  let colors: [Color]
  let marker: (Double) -> Marker

  init(_ colors: Color..., @ViewBuilder marker: @escaping (Double) -> Marker) {
    self.colors = colors
    self.marker = marker
  }

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      GeometryReader { proxy in
        let x = proxy.size.width * configuration.value
        Capsule()
          .fill(
            LinearGradient(
              gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing)
          )
          .frame(height: 14)
          .frame(maxHeight: .infinity)
        marker(configuration.value)
          .position(x: x, y: proxy.size.height / 2)
      }
      .frame(height: 32)
      HStack {
        configuration.minimumValueLabel ?? nil
        Spacer()
        configuration.label
        Spacer()
        configuration.maximumValueLabel ?? nil
      }
      .font(.footnote)
    }
    .frame(width: 300)
  }
}

#Preview {
  Gauge(value: 42, in: 0...300) {
    Text("Air quality")
  } currentValueLabel: {
    Text("42")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("300")
  }
  .gaugeStyle(
    PillMarkerStyle(.green, .yellow, .orange, .red, .purple) { value in
      Circle().fill(.white).frame(width: 26).overlay { Circle().stroke(.black, lineWidth: 3) }
    })
}
