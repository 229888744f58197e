import SwiftUI

struct VolumeBars: View {
  var levels: [CGFloat] = [0.3, 0.55, 0.8, 1.0, 0.65, 0.4]
  let maximumHeight: CGFloat = 96

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(levels.indices, id: \.self) { index in
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
            .fill(color(for: levels[index]))
            .frame(width: 24, height: maximumHeight * levels[index])
          Text("\(index + 1)")
            .font(.caption2)
        }
      }
    }
    .frame(height: maximumHeight + 16)
    .padding(8)
    .border(.secondary)
  }

  private func color(for level: CGFloat) -> Color {
    Color(hue: Double(1 - level) / 3, saturation: 0.8, brightness: 0.9)
  }
}

#Preview { VolumeBars() }
