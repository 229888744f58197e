import SwiftUI

// Colours, styles and gradients, each as a stripe.

struct Stripes: View {
  let styles: [AnyShapeStyle]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<styles.count, id: \.self) { index in
        Rectangle().fill(styles[index]).frame(height: 16)
      }
    }
    .frame(width: 160)
  }
}

#Preview("Colours of UIKit") {
  let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2,
    .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tintColor, .label, .secondaryLabel,
    .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .black,
    .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange,
    .purple, .brown, .clear, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
    UIColor(Color.red).withAlphaComponent(0.5),
  ]
  return HStack(spacing: 0) {
    ForEach(0..<colors.count, id: \.self) { index in
      Color(colors[index]).frame(width: 8, height: 16)
    }
  }
}

#Preview("Styles") {
  Stripes(styles: [
    AnyShapeStyle(.green), AnyShapeStyle(.cyan), AnyShapeStyle(.indigo), AnyShapeStyle(.purple),
    AnyShapeStyle(.pink), AnyShapeStyle(.brown), AnyShapeStyle(.clear), AnyShapeStyle(.foreground),
    AnyShapeStyle(.fill), AnyShapeStyle(.separator), AnyShapeStyle(.placeholder),
    AnyShapeStyle(.link), AnyShapeStyle(.windowBackground), AnyShapeStyle(.ultraThinMaterial),
    AnyShapeStyle(.thinMaterial), AnyShapeStyle(.regularMaterial), AnyShapeStyle(.thickMaterial),
    AnyShapeStyle(.ultraThickMaterial), AnyShapeStyle(.bar), AnyShapeStyle(.quinary),
    AnyShapeStyle(.background), AnyShapeStyle(.tint), AnyShapeStyle(.primary),
    AnyShapeStyle(Color.red.secondary), AnyShapeStyle(Color.red.tertiary),
    AnyShapeStyle(Color.red.quaternary), AnyShapeStyle(Color.red.quinary),
    AnyShapeStyle(.red.opacity(0.5)), AnyShapeStyle(Color.red.opacity(0.3)),
  ])
}

#Preview("Levels and panes") {
  let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
  let panes: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
  return VStack(spacing: 0) {
    ForEach(0..<5, id: \.self) { Rectangle().fill(levels[$0]).frame(height: 16) }
    ForEach(0..<6, id: \.self) { Rectangle().fill(panes[$0]).frame(height: 16) }
  }
  .frame(width: 80)
}

#Preview("Colours") {
  VStack(spacing: 0) {
    Color.brown
    Color.black
    Color.clear
    Color(.displayP3, red: 1, green: 0, blue: 0)
    Color(.sRGB, white: 0.5)
    Color(white: 0.3)
    Color(hue: 0.6, saturation: 1, brightness: 1)
    Color(uiColor: .systemGreen)
    Color.red.mix(with: .blue, by: 0.5)
    Color.red.mix(with: .blue, by: 0.5, in: .device)
    Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
    Rectangle().fill(Color.orange.gradient)
  }
  .frame(width: 80, height: 192)
}

#Preview("Gradients") {
  let gradient = Gradient(colors: [.red, .blue])
  let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
  return VStack(spacing: 0) {
    Stripes(styles: [
      AnyShapeStyle(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
      AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      AnyShapeStyle(
        .linearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing)),
      AnyShapeStyle(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 80)),
      AnyShapeStyle(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 80)),
      AnyShapeStyle(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 80)),
      AnyShapeStyle(
        .ellipticalGradient(
          gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)),
      AnyShapeStyle(.ellipticalGradient(colors: [.red, .blue])),
      AnyShapeStyle(.ellipticalGradient(stops: stops)),
      AnyShapeStyle(
        .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(360))),
      AnyShapeStyle(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))),
      AnyShapeStyle(
        .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(360))),
      AnyShapeStyle(.conicGradient(gradient, center: .center)),
      AnyShapeStyle(.conicGradient(colors: [.red, .blue], center: .center)),
      AnyShapeStyle(.conicGradient(stops: stops, center: .center)),
      AnyShapeStyle(AngularGradient(gradient: gradient, center: .center)),
      AnyShapeStyle(AngularGradient(stops: stops, center: .center)),
      AnyShapeStyle(EllipticalGradient(gradient: gradient)),
      AnyShapeStyle(EllipticalGradient(colors: [.red, .blue])),
      AnyShapeStyle(EllipticalGradient(stops: stops)),
      AnyShapeStyle(RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 80)),
    ])
    Stripes(styles: [AnyShapeStyle(AnyGradient(gradient)), AnyShapeStyle(gradient)])
  }
}

#Preview("Places") {
  VStack {
    ForEach(
      [Alignment.top, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing], id: \.self
    ) { place in
      Text("x").frame(width: 80, height: 32, alignment: place).border(.gray)
    }
    Rectangle().fill(
      .linearGradient(colors: [.red, .blue], startPoint: .bottomLeading, endPoint: .topTrailing)
    ).frame(width: 80, height: 16)
    HStack(alignment: .firstTextBaseline) { Text("first") }
    HStack(alignment: .lastTextBaseline) { Text("last") }
    VStack(alignment: .trailing) { Text("trailing") }
    Text("centred\nlines").multilineTextAlignment(.center)
    Text("trailing\nlines").multilineTextAlignment(.trailing)
  }
}
