import SwiftUI

struct Forecast: Hashable {
  var low: Int
  var high: Int
  var current: Int
  var symbol: String
}

struct WeatherCard: View {
  let forecast: Forecast

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20)
        .fill(
          LinearGradient(
            gradient: Gradient(colors: [Color("Sky"), Color("Dusk")]),
            startPoint: .top, endPoint: .bottom))
      VStack(spacing: 8) {
        Image(systemName: forecast.symbol)
          .font(.largeTitle)
          .symbolRenderingMode(.multicolor)
        Gauge(
          value: Double(forecast.current),
          in: Double(forecast.low)...Double(forecast.high)
        ) {
          Text("°C")
        } currentValueLabel: {
          Text("\(forecast.current)°")
        } minimumValueLabel: {
          Text("\(forecast.low)°")
        } maximumValueLabel: {
          Text("\(forecast.high)°")
        }
        .gaugeStyle(.accessoryLinear)
        .tint(Gradient(colors: [.blue, .orange]))
        .padding(.horizontal)
      }
      .foregroundColor(.white)
    }
    .frame(width: 240, height: 112)
    .shadow(radius: 4)
  }
}

#Preview {
  WeatherCard(forecast: Forecast(low: 3, high: 14, current: 11, symbol: "cloud.sun.fill"))
}
