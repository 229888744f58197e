import SwiftUI

struct PillGaugeStyle: GaugeStyle {
  var tint: Color

  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(tint.opacity(0.2))
      GeometryReader { geometry in
        Capsule()
          .fill(tint)
          .frame(width: max(32, geometry.size.width * configuration.value))
      }
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel
      }
      .font(.callout.bold())
      .padding(.horizontal, 12)
    }
    .frame(height: 32)
  }
}

extension GaugeStyle where Self == PillGaugeStyle {
  static var pill: PillGaugeStyle { .init(tint: .blue) }

  static func pill(tint: Color) -> PillGaugeStyle {
    .init(tint: tint)
  }
}

struct LanguageShare: Identifiable {
  let id = UUID()
  let name: String
  let share: Double
  let color: Color
}

struct LanguageList: View {
  let languages: [LanguageShare] = [
    .init(name: "Swift", share: 0.62, color: .orange),
    .init(name: "C", share: 0.28, color: .gray),
    .init(name: "Shell", share: 0.1, color: .green),
  ]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(languages) { language in
        Gauge(value: language.share) {
          Text(language.name)
        } currentValueLabel: {
          Text(language.share.formatted(.percent))
        }
        .gaugeStyle(.pill(tint: language.color))
      }
      Gauge(value: 0.5) { Text("Default") }
        .gaugeStyle(.pill)
    }
    .padding()
  }
}

#Preview { LanguageList() }
