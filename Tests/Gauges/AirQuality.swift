import SwiftUI

enum AirQuality: Int, CaseIterable {
  case good = 50
  case moderate = 100
  case unhealthy = 150
  case hazardous = 300

  init(index: Int) {
    self = Self.allCases.first { index <= $0.rawValue } ?? .hazardous
  }

  var title: String {
    switch self {
    case .good: return "Good"
    case .moderate: return "Moderate"
    case .unhealthy: return "Unhealthy"
    case .hazardous: return "Hazardous"
    }
  }

  var color: Color {
    switch self {
    case .good: .green
    case .moderate: .yellow
    case .unhealthy: .orange
    case .hazardous: .red
    }
  }
}

struct AirQualityRow: View {
  let city: String
  let index: Int

  var body: some View {
    let quality = AirQuality(index: index)
    HStack {
      Gauge(value: Double(index), in: 0...300) {
        Image(systemName: "aqi.medium")
      } currentValueLabel: {
        Text("\(index)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(quality.color)
      VStack(alignment: .leading) {
        Text(city).font(.headline)
        Text(quality.title)
          .font(.subheadline)
          .foregroundStyle(quality.color)
      }
    }
  }
}

#Preview {
  VStack(alignment: .leading) {
    AirQualityRow(city: "Oslo", index: 32)
    AirQualityRow(city: "Delhi", index: 168)
  }
}
