import SwiftUI

struct StarRatingStyle: GaugeStyle {
  let maximum: Int

  func makeBody(configuration: Configuration) -> some View {
    let filled = Int((configuration.value * Double(maximum)).rounded())
    HStack(spacing: 8) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= filled ? "star.fill" : "star")
          .foregroundStyle(star <= filled ? .yellow : .gray)
      }
      configuration.currentValueLabel
        .font(.caption)
        .padding(.leading, 8)
    }
  }
}

struct Review: View {
  let rating: Double
  let text: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Gauge(value: rating, in: 0...5) {
        Text("Rating")
      } currentValueLabel: {
        Text("\(rating, specifier: "%.1f")")
      }
      .gaugeStyle(StarRatingStyle(maximum: 5))
      Text(text)
        .italic()
        .lineLimit(2)
        .multilineTextAlignment(.leading)
    }
  }
}

#Preview {
  VStack(alignment: .leading, spacing: 16) {
    Review(rating: 4.2, text: "Solid and clear.")
    Review(rating: 1.8, text: "It stopped after a week.")
  }
}
