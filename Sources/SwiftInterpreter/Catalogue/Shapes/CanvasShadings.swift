import GaugeUI

extension Catalogue {
  /// What a canvas is painted with.
  @RowBuilder static var shadings: [Row] {
    Rows.type("struct GraphicsContext.Shading", "What a path in a canvas is painted with.") {
      Row(
        "static var foreground: GraphicsContext.Shading", "The foreground style."
      ) { GraphicsContext.Shading.foreground }
      Row("static var backdrop: GraphicsContext.Shading", "The background style.") {
        GraphicsContext.Shading.backdrop
      }
      Row("static func color(_ color: Color) -> GraphicsContext.Shading", "A colour.") {
        (color: Color) in GraphicsContext.Shading.color(color)
      }
      Row(
        "static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading",
        "A colour from its parts, 0 to 1."
      ) {
        (space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) in
        GraphicsContext.Shading.color(space, red: red, green: green, blue: blue, opacity: opacity)
      }
      Row(
        "static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading",
        "A grey, 0 to 1."
      ) { (space: Color.RGBColorSpace, white: Double, opacity: Double) in
        GraphicsContext.Shading.color(space, white: white, opacity: opacity)
      }
      Row(
        "static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading",
        "A style, laid out around what is painted."
      ) { (style: AnyShapeStyle) in GraphicsContext.Shading.style(style) }
      Row(
        "static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading",
        "The first of several."
      ) { (shadings: [GraphicsContext.Shading]) in GraphicsContext.Shading.palette(shadings) }
      placedGradients
    }
    Rows.type("struct GraphicsContext.GradientOptions: OptionSet", "How a gradient goes on.") {
      Row.constant(
        "repeat", "GraphicsContext.GradientOptions", "It begins anew.",
        GraphicsContext.GradientOptions.repeat)
      Row.constant(
        "mirror", "GraphicsContext.GradientOptions", "It goes back and forth.",
        GraphicsContext.GradientOptions.mirror)
      Row.constant(
        "linearColor", "GraphicsContext.GradientOptions", "Accepted: mixed as the eye sees.",
        GraphicsContext.GradientOptions.linearColor)
    }
  }

  @RowBuilder private static var placedGradients: [Row] {
    Row(
      "static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = []) -> GraphicsContext.Shading",
      "A gradient from one point to another."
    ) {
      (
        gradient: Gradient, start: CGPoint, end: CGPoint,
        options: GraphicsContext.GradientOptions
      ) in
      GraphicsContext.Shading.linearGradient(
        gradient, startPoint: start, endPoint: end, options: options)
    }
    Row(
      "static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = []) -> GraphicsContext.Shading",
      "A gradient from a centre outwards."
    ) {
      (
        gradient: Gradient, center: CGPoint, start: CGFloat, end: CGFloat,
        options: GraphicsContext.GradientOptions
      ) in
      GraphicsContext.Shading.radialGradient(
        gradient, center: center, startRadius: start, endRadius: end, options: options)
    }
    Row(
      "static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GraphicsContext.GradientOptions = []) -> GraphicsContext.Shading",
      "A gradient around a centre."
    ) {
      (gradient: Gradient, center: CGPoint, angle: Angle, _: GraphicsContext.GradientOptions) in
      GraphicsContext.Shading.conicGradient(gradient, center: center, angle: angle)
    }
  }

  /// What a canvas takes and does not show.
  @RowBuilder static var ignored: [Row] {
    Rows.type("struct GraphicsContext.BlendMode: Hashable", "How what is drawn is mixed.") {
      for (name, mode) in blendModes {
        Row.constant(
          name, "GraphicsContext.BlendMode", "One of the modes.", mode)
      }
    }
    Rows.type("struct GraphicsContext.ClipOptions: OptionSet", "How a clip is read.") {
      Row.constant(
        "inverse", "GraphicsContext.ClipOptions", "What lies outside shows.",
        GraphicsContext.ClipOptions.inverse)
    }
    Rows.type("struct GraphicsContext.FilterOptions: OptionSet", "How a filter is applied.") {
      Row.constant(
        "linearColor", "GraphicsContext.FilterOptions", "By amounts of light.",
        GraphicsContext.FilterOptions.linearColor)
    }
    Rows.type("struct GraphicsContext.Filter", "What changes all that is drawn.") {
      Row(
        "static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter",
        "Not drawn: a shadow is finer than a cell."
      ) { (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) in
        GraphicsContext.Filter.shadow(color: color, radius: radius, x: x, y: y)
      }
      Row(
        "static func blur(radius: CGFloat) -> GraphicsContext.Filter",
        "Not drawn: a blur is finer than a cell."
      ) { (radius: CGFloat) in GraphicsContext.Filter.blur(radius: radius) }
      for (name, filter) in filters {
        Row(
          "static func \(name)(_ amount: Double) -> GraphicsContext.Filter",
          "Changes all colours."
        ) { (amount: Double) in filter(amount) }
      }
      Row(
        "static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter",
        "Turns all hues."
      ) { (angle: Angle) in GraphicsContext.Filter.hueRotation(angle) }
      Row(
        "static func colorMultiply(_ color: Color) -> GraphicsContext.Filter",
        "Multiplies all colours."
      ) { (color: Color) in GraphicsContext.Filter.colorMultiply(color) }
    }
  }

  private static let blendModes: [(String, GraphicsContext.BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  private static let filters: [(String, (Double) -> GraphicsContext.Filter)] = [
    ("brightness", { .brightness($0) }), ("contrast", { .contrast($0) }),
    ("saturation", { .saturation($0) }), ("grayscale", { .grayscale($0) }),
    ("colorInvert", { .colorInvert($0) }),
  ]
}

extension GraphicsContext.Shading: NativeValue {}
extension GraphicsContext.GradientOptions: NativeValue {}
extension GraphicsContext.BlendMode: NativeValue {}
extension GraphicsContext.ClipOptions: NativeValue {}
extension GraphicsContext.FilterOptions: NativeValue {}
extension GraphicsContext.Filter: NativeValue {}
