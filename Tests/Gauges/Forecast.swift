import SwiftUI

struct DayRange: Identifiable {
  var id: String { day }
  let day: String, symbol: String
  let low: Double, high: Double
}

struct RangeBar: View {
  let low: Double, high: Double
  let bounds: ClosedRange<Double>
  var current: Double?
  var body: some View {
    GeometryReader { g in
      let scale = g.size.width / (bounds.upperBound - bounds.lowerBound)
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(
            LinearGradient(
              colors: [.cyan, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
          )
          .mask(alignment: .leading) {
            Capsule()
              .frame(width: (high - low) * scale)
              .offset(x: (low - bounds.lowerBound) * scale)
          }
        if let current {
          Circle().fill(.white).stroke(.black.opacity(0.4), lineWidth: 2).frame(
            width: 10, height: 10
          )
          .offset(x: (current - bounds.lowerBound) * scale - 5)
        }
      }
    }
    .frame(height: 8)
  }
}

struct Forecast: View {
  private let days = [
    DayRange(day: "Today", symbol: "sun.max.fill", low: 9, high: 21),
    DayRange(day: "Tue", symbol: "cloud.sun.fill", low: 7, high: 18),
    DayRange(day: "Wed", symbol: "cloud.rain.fill", low: 5, high: 12),
    DayRange(day: "Thu", symbol: "snow", low: -3, high: 4),
  ]
  private var bounds: ClosedRange<Double> {
    (days.map(\.low).min() ?? 0)...(days.map(\.high).max() ?? 1)
  }
  var body: some View {
    VStack(spacing: 4) {
      ForEach(days) { day in
        HStack {
          Text(day.day).frame(width: 56, alignment: .leading)
          Image(systemName: day.symbol).symbolRenderingMode(.multicolor).frame(width: 32)
          Text("\(day.low, specifier: "%.0f")°").foregroundStyle(.secondary).frame(
            width: 32, alignment: .trailing)
          RangeBar(
            low: day.low, high: day.high, bounds: bounds, current: day.day == "Today" ? 17 : nil)
          Text("\(day.high, specifier: "%.0f")°").frame(width: 32, alignment: .trailing)
        }
        if day.id != days.last?.id { Divider() }
      }
    }
    .padding()
    .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 16))
    .foregroundStyle(.white)
    .frame(width: 380)
  }
}

#Preview("Forecast") { Forecast() }
