import SwiftUI

extension Color {
  init(hex: String) {
    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&int)
    let a: UInt64
    let r: UInt64
    let g: UInt64
    let b: UInt64
    switch hex.count {
    case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
    case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
    case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
    default: (a, r, g, b) = (1, 1, 1, 0)
    }
    self.init(
      .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
      opacity: Double(a) / 255)
  }
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
  }
  static let brand = Color(hex: "#ff8800")
}
extension ShapeStyle where Self == Color { static var own: Color { Color(hex: 0x00ff88) } }
struct Sw: View {
  let c: [Color]
  var body: some View {
    HStack(spacing: 0) { ForEach(c.indices, id: \.self) { c[$0].frame(width: 16, height: 16) } }
  }
}
#Preview("colors") {
  VStack {
    Sw(c: [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .white, .black, .primary, .secondary, .accentColor, .clear,
    ])
    Sw(c: [
      Color(red: 1, green: 0.5, blue: 0),
      Color(red: 255 / 255, green: 100 / 255, blue: 50 / 255, opacity: 0.5),
      Color(.sRGB, red: 1, green: 0, blue: 0),
      Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1),
      Color(hue: 0.5, saturation: 1, brightness: 1),
      Color(hue: 0.1, saturation: 1, brightness: 1, opacity: 0.5), Color(white: 0.5),
      Color(white: 0.5, opacity: 0.3), Color(.sRGB, white: 0.4, opacity: 1),
      Color(.sRGBLinear, red: 1, green: 0.5, blue: 0),
    ])
    Sw(c: [
      Color(.systemGray5), Color(.systemGray), Color(.systemRed), Color(.label),
      Color(.secondaryLabel), Color(.systemBackground), Color(.secondarySystemBackground),
      Color(.tertiarySystemFill), Color(.separator), Color(.systemGroupedBackground),
      Color(UIColor.systemBlue), Color(uiColor: .systemIndigo), Color(uiColor: UIColor.lightGray),
      Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ])
    Sw(c: [
      Color("Asset"), Color("Asset", bundle: .main), Color(hex: "#f80"), .brand, .own,
      Color.red.opacity(0.5), .red.mix(with: .blue, by: 0.5), Color(hex: 0xff00ff), Color(.brandX),
    ])
    Text("x").foregroundStyle(.own)
    Text("x").foregroundColor(Color.init(red: 0.1, green: 0.2, blue: 0.3))
    Text("x").foregroundStyle(Color.red.gradient)
    Text("\(Color.red == .red ? "same" : "not")")
    Rectangle().fill(Color.red.secondary)
    Rectangle().fill(.separator)
    Rectangle().fill(.windowBackground)
    Rectangle().fill(.link)
    Rectangle().fill(.placeholder)
    Rectangle().fill(.foreground)
    Rectangle().fill(.primary.opacity(0.3))
    Rectangle().fill(.quinary)
  }
}
extension UIColor { static let brandX = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
#Preview("gradients") {
  VStack {
    Group {
      Rectangle().fill(
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
      Rectangle().fill(
        LinearGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)],
          startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(
        LinearGradient(
          gradient: Gradient(stops: [
            Gradient.Stop(color: .red, location: 0.2), .init(color: .blue, location: 1),
          ]), startPoint: UnitPoint(x: 0, y: 0), endPoint: .init(x: 1, y: 0)))
      Rectangle().fill(
        .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(
        .linearGradient(
          stops: [.init(color: .red, location: 0)], startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
      Rectangle().fill(
        AngularGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(90)))
      Rectangle().fill(
        AngularGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .degrees(0),
          endAngle: .degrees(360)))
      Rectangle().fill(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(270)))
      Rectangle().fill(AngularGradient(stops: [.init(color: .red, location: 0)], center: .center))
      Rectangle().fill(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(270)))
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .zero))
      Rectangle().fill(
        RadialGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 40)
      )
      Rectangle().fill(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40))
      Rectangle().fill(
        RadialGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
          center: .topLeading, startRadius: 0, endRadius: 40))
      Rectangle().fill(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40))
      Rectangle().fill(EllipticalGradient(colors: [.red, .blue]))
      Rectangle().fill(
        EllipticalGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .center, startRadiusFraction: 0,
          endRadiusFraction: 0.5))
      Rectangle().fill(Gradient(colors: [.red, .blue]))
      Rectangle().fill(.red.gradient.opacity(0.5))
      Rectangle().fill(AnyShapeStyle(.red))
      Rectangle().fill(true ? AnyShapeStyle(.red) : AnyShapeStyle(.blue.gradient))
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
    }.frame(height: 16)
  }
}
