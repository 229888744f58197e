import SwiftUI

struct Sensor: Identifiable {
  let id: Int
  let title: String
  let value: Double
  let unit: String
}

struct SensorGrid: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 2)
  private let sensors = [
    Sensor(id: 0, title: "CPU", value: 0.42, unit: "%"),
    Sensor(id: 1, title: "GPU", value: 0.73, unit: "%"),
    Sensor(id: 2, title: "RAM", value: 0.58, unit: "%"),
    Sensor(id: 3, title: "SSD", value: 0.21, unit: "%"),
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(sensors) { sensor in
          tile(for: sensor)
        }
      }
    }
  }

  @ViewBuilder
  private func tile(for sensor: Sensor) -> some View {
    VStack {
      Gauge(value: sensor.value) {
        Text(sensor.unit)
      } currentValueLabel: {
        Text("\(Int(sensor.value * 100))")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(.mint)
      Text(sensor.title)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview { SensorGrid() }
