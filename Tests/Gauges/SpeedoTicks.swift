import SwiftUI

struct SpeedometerStyle: GaugeStyle {
  private let start = 135.0, sweep = 270.0
  let max: Int

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).stroke(.tertiary, lineWidth: 2).rotationEffect(
        .degrees(start))
      Circle().trim(from: 0.75 * 0.8, to: 0.75)
        .stroke(.red, style: .init(lineWidth: 8)).rotationEffect(.degrees(start))
      ForEach(0..<9) { i in
        VStack(spacing: 2) {
          Rectangle().frame(width: 3, height: 12)
          Text("\(i * max / 8)").font(.caption2).rotationEffect(
            .degrees(-(start + 90 + Double(i) * sweep / 8)))
          Spacer()
        }
        .rotationEffect(.degrees(start + 90 + Double(i) * sweep / 8))
      }
      Capsule().fill(.red).frame(width: 6, height: 96).offset(y: -36)
        .rotationEffect(.degrees(start + 90 + configuration.value * sweep))
        .shadow(radius: 2)
      Circle().frame(width: 20, height: 20)
      configuration.currentValueLabel.font(.title3.monospacedDigit()).offset(y: 60)
    }
    .frame(width: 240, height: 240)
  }
}

#Preview {
  Gauge(value: 97, in: 0...160) {
    Text("km/h")
  } currentValueLabel: {
    Text("97")
  }
  .gaugeStyle(SpeedometerStyle(max: 160))
}
