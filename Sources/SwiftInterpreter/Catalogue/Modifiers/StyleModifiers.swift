import GaugeUI

extension Catalogue {
  /// Modifiers that colour, style and change what is drawn.
  @RowBuilder static var styleModifiers: [Row] {
    Rows.members(of: "View") {
      painting
      writing
      effects
    }
    Rows.type("enum ColorScheme: Hashable, CaseIterable", "Light or dark.") {
      Row.enumCase("light", "Dark on light.", ColorScheme.light)
      Row.enumCase("dark", "Light on dark.", ColorScheme.dark)
    }
    Rows.type("enum ControlSize: Hashable, CaseIterable", "How large controls are.") {
      Row.enumCase("mini", "Smallest.", ControlSize.mini)
      Row.enumCase("small", "Small.", ControlSize.small)
      Row.enumCase("regular", "As usual.", ControlSize.regular)
      Row.enumCase("large", "Large.", ControlSize.large)
      Row.enumCase("extraLarge", "Largest.", ControlSize.extraLarge)
    }
  }

  @RowBuilder private static var painting: [Row] {
    Row.view(
      "func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View",
      "How gauges in it are drawn; the innermost counts."
    ) {
      (view: AnyView, style: AnyStyle) in
      AnyView(view.gaugeStyle(try style.of((any GaugeStyle).self)))
    }
    Row.view(
      "func tint(_ tint: Color?) -> some View",
      "The colour of gauges in it; `nil` for the accent colour."
    ) {
      (view: AnyView, tint: Color?) in view.tint(tint)
    }
    Row.view(
      "func tint<S: ShapeStyle>(_ tint: S?) -> some View", "What gauges in it are painted with."
    ) {
      (view: AnyView, tint: AnyShapeStyle?) in view.tint(tint)
    }
    Row.view("func accentColor(_ accentColor: Color?) -> some View", "The colour of gauges in it.")
    {
      (view: AnyView, color: Color?) in view.accentColor(color)
    }
    Row.view(
      "func foregroundColor(_ color: Color?) -> some View", "The colour of text and shapes in it."
    ) {
      (view: AnyView, color: Color?) in view.foregroundColor(color)
    }
    Row.view(
      "func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View",
      "What text and shapes in it are painted with."
    ) {
      (view: AnyView, style: AnyShapeStyle) in view.foregroundStyle(style)
    }
    for others in ["_ secondary: S2", "_ secondary: S2, _ tertiary: S3"] {
      let generics =
        others.contains("S3")
        ? "S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle" : "S1: ShapeStyle, S2: ShapeStyle"
      Row(
        "func foregroundStyle<\(generics)>(_ primary: S1, \(others)) -> some View",
        summary: "What text and shapes in it are painted with; a symbol has one layer.",
        body: .function { values in
          AnyView(
            try AnyView.from(values[0]).foregroundStyle(try AnyShapeStyle.from(values[1]))
          ).scriptValue
        })
    }
    Row.view(
      "func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View", "Light or dark."
    ) {
      (view: AnyView, scheme: ColorScheme?) in view.preferredColorScheme(scheme)
    }
    Row.view("func colorScheme(_ colorScheme: ColorScheme) -> some View", "Light or dark.") {
      (view: AnyView, scheme: ColorScheme) in view.colorScheme(scheme)
    }
  }

  @RowBuilder private static var writing: [Row] {
    Row.view("func font(_ font: Font?) -> some View", "The font of text in it.") {
      (view: AnyView, font: Font?) in view.font(font)
    }
    Row.view("func fontWeight(_ weight: Font.Weight?) -> some View", "How heavy text in it is.") {
      (view: AnyView, weight: Font.Weight?) in view.fontWeight(weight)
    }
    Row.view("func bold(_ isActive: Bool = true) -> some View", "Makes text in it bold.") {
      (view: AnyView, isActive: Bool) in view.bold(isActive)
    }
    Row.view("func italic(_ isActive: Bool = true) -> some View", "Makes text in it italic.") {
      (view: AnyView, isActive: Bool) in view.italic(isActive)
    }
    Row.view(
      "func underline(_ isActive: Bool = true, color: Color? = nil) -> some View",
      "Draws a line under text in it."
    ) {
      (view: AnyView, isActive: Bool, color: Color?) in view.underline(isActive, color: color)
    }
    Row.view(
      "func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View",
      "Draws a line through text in it."
    ) {
      (view: AnyView, isActive: Bool, color: Color?) in view.strikethrough(isActive, color: color)
    }
    Row.view("func textCase(_ textCase: Text.Case?) -> some View", "Capitals or small letters.") {
      (view: AnyView, textCase: Text.Case?) in view.textCase(textCase)
    }
    Row.view(
      "func multilineTextAlignment(_ alignment: TextAlignment) -> some View",
      "How the lines of a text lie to one another."
    ) {
      (view: AnyView, alignment: TextAlignment) in view.multilineTextAlignment(alignment)
    }
    Row.view("func lineLimit(_ number: Int?) -> some View", "The most lines a text may take.") {
      (view: AnyView, number: Int?) in view.lineLimit(number)
    }
  }

  @RowBuilder private static var effects: [Row] {
    Row.view("func opacity(_ opacity: Double) -> some View", "Lets what lies behind show through.")
    {
      (view: AnyView, opacity: Double) in view.opacity(opacity)
    }
    Row.view("func hidden() -> some View", "Takes its room, but is not seen.") { (view: AnyView) in
      view.hidden()
    }
    Row.view(
      "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View", "Draws it elsewhere, in points."
    ) {
      (view: AnyView, x: CGFloat, y: CGFloat) in view.offset(x: x, y: y)
    }
    Row.view("func offset(_ offset: CGSize) -> some View", "Draws it elsewhere, in points.") {
      (view: AnyView, offset: CGSize) in view.offset(offset)
    }
    Row.view(
      "func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View",
      "Draws it larger or smaller."
    ) {
      (view: AnyView, scale: CGFloat, anchor: UnitPoint) in view.scaleEffect(scale, anchor: anchor)
    }
    Row.view(
      "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View",
      "Draws it stretched."
    ) {
      (view: AnyView, scale: CGSize, anchor: UnitPoint) in view.scaleEffect(scale, anchor: anchor)
    }
    Row.view(
      "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View",
      "Draws it stretched."
    ) {
      (view: AnyView, x: CGFloat, y: CGFloat, anchor: UnitPoint) in
      view.scaleEffect(x: x, y: y, anchor: anchor)
    }
    Row.view(
      "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View",
      "Draws it turned clockwise; text stays upright."
    ) {
      (view: AnyView, angle: Angle, anchor: UnitPoint) in view.rotationEffect(angle, anchor: anchor)
    }
  }
}

extension ColorScheme: NativeValue {}
extension ControlSize: NativeValue {}
