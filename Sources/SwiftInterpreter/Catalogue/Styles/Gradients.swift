import GaugeUI

extension Catalogue {
  @RowBuilder static var gradients: [Row] {
    Rows.type("struct Gradient: ShapeStyle, Hashable", "Colours that run into each other.") {
      Row("init(colors: [Color])", "Colours at equal distances.") { (colors: [Color]) in
        Gradient(colors: colors)
      }
      Row("init(stops: [Gradient.Stop])", "Colours at places.") { (stops: [Gradient.Stop]) in
        Gradient(stops: stops)
      }
      Row.field("stops", "[Gradient.Stop]", "The colours and their places.", \Gradient.stops)
      Row(
        "func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient", "Blended in a colour space."
      ) {
        (gradient: Gradient, space: Gradient.ColorSpace) in gradient.colorSpace(space)
      }
    }
    Rows.type("struct Gradient.Stop: Hashable", "A colour at a place from 0 to 1.") {
      Row("init(color: Color, location: CGFloat)", "Makes a stop.") {
        (color: Color, location: CGFloat) in Gradient.Stop(color: color, location: location)
      }
      Row.field("color", "Color", "The colour.", \Gradient.Stop.color)
      Row.field("location", "CGFloat", "The place, from 0 to 1.", \Gradient.Stop.location)
    }
    Rows.type("enum Gradient.ColorSpace: Hashable", "Where colours are blended.") {
      Row.enumCase("device", "In sRGB.", Gradient.ColorSpace.device)
      Row.enumCase("perceptual", "As the eye sees them.", Gradient.ColorSpace.perceptual)
    }
    Rows.type("struct AnyGradient: ShapeStyle, Hashable", "Any gradient.") {
      Row("init(_ gradient: Gradient)", "Takes a gradient.") { (gradient: Gradient) in
        AnyGradient(gradient)
      }
      Row(
        "func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient", "Blended in a colour space."
      ) {
        (gradient: AnyGradient, space: Gradient.ColorSpace) in gradient.colorSpace(space)
      }
    }
    gradientForm(
      "LinearGradient", "linearGradient", "A gradient along a line.",
      places: "startPoint: UnitPoint, endPoint: UnitPoint"
    ) { (gradient: Gradient, start: UnitPoint, end: UnitPoint) in
      LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
    }
    gradientForm(
      "RadialGradient", "radialGradient", "A gradient from a centre outwards.",
      places: "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"
    ) { (gradient: Gradient, center: UnitPoint, start: CGFloat, end: CGFloat) in
      RadialGradient(gradient: gradient, center: center, startRadius: start, endRadius: end)
    }
    gradientForm(
      "EllipticalGradient", "ellipticalGradient", "A gradient from a centre, stretched to fit.",
      places:
        "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
    ) { (gradient: Gradient, center: UnitPoint, start: CGFloat, end: CGFloat) in
      EllipticalGradient(
        gradient: gradient, center: center, startRadiusFraction: start, endRadiusFraction: end)
    }
    gradientForm(
      "AngularGradient", "angularGradient", "A gradient around a centre.",
      places: "center: UnitPoint, startAngle: Angle, endAngle: Angle"
    ) { (gradient: Gradient, center: UnitPoint, start: Angle, end: Angle) in
      AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end)
    }
    Rows.members(of: "AngularGradient") {
      for (form, summary) in gradientForms("gradient") {
        Row("init(\(form), center: UnitPoint, angle: Angle = .zero)", summary + ", a whole turn.") {
          (colors: GradientColors, center: UnitPoint, angle: Angle) in
          AngularGradient(gradient: colors.gradient, center: center, angle: angle)
        }
      }
    }
    Rows.members(of: "ShapeStyle") {
      for (form, summary) in gradientForms("_ gradient") {
        Row(
          "static func conicGradient(\(form), center: UnitPoint, angle: Angle = .zero) -> AngularGradient where Self == AngularGradient",
          summary + ", a whole turn."
        ) {
          (colors: GradientColors, center: UnitPoint, angle: Angle) in
          AngularGradient(gradient: colors.gradient, center: center, angle: angle)
        }
      }
    }
  }

  /// The three ways to give colours.
  private static func gradientForms(_ label: String) -> [(String, String)] {
    [
      ("\(label): Gradient", "With a gradient"),
      ("colors: [Color]", "With colours at equal distances"),
      ("stops: [Gradient.Stop]", "With colours at places"),
    ]
  }

  /// The initialisers of a gradient's type, and what `.name(…)` means where a style is expected.
  @RowBuilder private static func gradientForm<each Place: NativeValue, Style: NativeValue>(
    _ type: String, _ name: String, _ summary: String, places: String,
    make: @escaping (Gradient, repeat each Place) -> Style
  ) -> [Row] {
    Rows.type("struct \(type): ShapeStyle, View", summary) {
      for (form, summary) in gradientForms("gradient") {
        Row("init(\(form), \(places))", summary + ".") {
          (colors: GradientColors, place: repeat each Place) in
          make(colors.gradient, repeat each place)
        }
      }
      // A style still, and a view as well.
      Row(
        "func opacity(_ opacity: Double) -> some ShapeStyle & View", "The gradient, seen through."
      ) { (style: AnyShapeStyle, opacity: Double) in
        OpacityShapeStyle(base: style, opacity: opacity)
      }
    }
    Rows.members(of: "ShapeStyle") {
      for (form, summary) in gradientForms("_ gradient") {
        Row(
          "static func \(name)(\(form), \(places)) -> \(type) where Self == \(type)", summary + "."
        ) {
          (colors: GradientColors, place: repeat each Place) in
          make(colors.gradient, repeat each place)
        }
      }
    }
  }
}

/// A gradient, or what one is made of.
private struct GradientColors: NativeValue {
  var gradient: Gradient

  static func from(_ value: Value) throws -> GradientColors {
    if case .native(let gradient as Gradient) = value { return GradientColors(gradient: gradient) }
    if let colors = try? [Color].from(value) {
      return GradientColors(gradient: Gradient(colors: colors))
    }
    return GradientColors(gradient: Gradient(stops: try [Gradient.Stop].from(value)))
  }
}

extension Gradient: NativeValue {}
extension Gradient.Stop: NativeValue {}
extension Gradient.ColorSpace: NativeValue {}
extension AnyGradient: NativeValue {}
extension LinearGradient: NativeValue {}
extension RadialGradient: NativeValue {}
extension AngularGradient: NativeValue {}
extension EllipticalGradient: NativeValue {}
extension OpacityShapeStyle: NativeValue {}
