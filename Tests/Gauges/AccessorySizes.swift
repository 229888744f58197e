import SwiftUI

struct AccessorySizes: View {
  private let styles: [(String, Double)] = [("Small", 0.7), ("Regular", 1), ("Large", 1.4)]

  var body: some View {
    HStack(alignment: .center, spacing: 24) {
      ForEach(styles, id: \.0) { name, scale in
        Gauge(value: scale / 2) {
          Text(name)
        } currentValueLabel: {
          Text("\(Int(scale * 100))")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .scaleEffect(scale)
        .frame(width: 112 * scale, height: 112 * scale)
      }
    }
    .tint(.linearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
    .dynamicTypeSize(.large)
    .ignoresSafeArea()
  }
}

#Preview { AccessorySizes() }
