import GaugeUI

extension Color {
  init(hex: Int, opacity: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  static let ocean = Color(hex: 0x1B6CA8)
  static let sand = Color(hex: 0xE8D5A9)
}

struct TideView: View {
  var tide: Double = 1.7

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tide")
        .font(.title2.weight(.semibold))
        .foregroundColor(.ocean)
      Gauge(value: tide, in: 0...3) {
        Text("Height")
      } currentValueLabel: {
        Text("\(tide, specifier: "%.2f") m")
      }
      .tint(.ocean)
      .padding(8)
      .background(Color.sand.opacity(0.3))
      .clipShape(RoundedRectangle(cornerRadius: 8))
    }
    .frame(maxWidth: 320)
  }
}
