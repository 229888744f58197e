import GaugeUI

extension Catalogue {
  @RowBuilder static var shapes: [Row] {
    Rows.type("protocol Shape: Animatable, View", "A figure that fits its frame.") {
      parts
      moved
      combined
      filled("Shape")
      Row.view("var body: some View", "The figure filled in the style around.") {
        (shape: AnyShape) in shape
      }
      Row("func path(in rect: CGRect) -> Path", "The figure in a rectangle.") {
        (shape: AnyShape, rect: CGRect) in shape.path(in: rect)
      }.required()
      for (name, type, shape) in namedShapes {
        Row(
          "static var \(name): \(type) where Self == \(type)", "A \(name)."
        ) { shape }
      }
      Row(
        "static func capsule(style: RoundedCornerStyle) -> Capsule where Self == Capsule",
        "A rectangle whose short sides are half circles."
      ) { (style: RoundedCornerStyle) in Capsule(style: style) }
      roundedRectangles
    }
    Rows.type(
      "protocol InsettableShape: Shape", "A figure that can be drawn smaller, inside itself."
    ) {
      Row(
        "func inset(by amount: CGFloat) -> some InsettableShape",
        "The figure, smaller on every side."
      ) {
        (shape: AnyInsettableShape, amount: CGFloat) in AnyInsettableShape(shape.inset(by: amount))
      }
      Row(
        "func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View",
        "A line just inside the edge, in a style."
      ) {
        (shape: AnyInsettableShape, style: AnyShapeStyle, width: CGFloat, antialiased: Bool) in
        AnyView(shape.strokeBorder(style, lineWidth: width))
      }
      Row(
        "func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some View",
        "A line just inside the edge, in a style."
      ) {
        (shape: AnyInsettableShape, style: AnyShapeStyle, stroke: StrokeStyle, antialiased: Bool) in
        AnyView(shape.strokeBorder(style, style: stroke))
      }
    }
    Rows.type("protocol ShapeView: View", "A figure that is filled or drawn.") {
      filled("ShapeView")
      Row(
        "func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView",
        "A line just inside the edge, on top."
      ) { (figure: Figure, style: AnyShapeStyle, width: CGFloat, _: Bool) in
        try figure.strokeBorder(style, StrokeStyle(lineWidth: width))
      }
      Row(
        "func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView",
        "A line just inside the edge, on top."
      ) { (figure: Figure, style: AnyShapeStyle, stroke: StrokeStyle, _: Bool) in
        try figure.strokeBorder(style, stroke)
      }
    }
    figures
  }

  @RowBuilder private static var parts: [Row] {
    Row.shape(
      "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape",
      "A part of the figure's edge, in fractions of its length."
    ) {
      (shape: AnyShape, start: CGFloat, end: CGFloat) in shape.trim(from: start, to: end)
    }
    Row.shape(
      "func stroke(style: StrokeStyle) -> some Shape", "The line along the edge, as a figure."
    ) {
      (shape: AnyShape, style: StrokeStyle) in shape.stroke(style: style)
    }
    Row.shape(
      "func stroke(lineWidth: CGFloat = 1) -> some Shape", "The line along the edge, as a figure."
    ) {
      (shape: AnyShape, width: CGFloat) in shape.stroke(lineWidth: width)
    }
    Row.shape("func size(_ size: CGSize) -> some Shape", "The figure in a size of its own.") {
      (shape: AnyShape, size: CGSize) in shape.size(size)
    }
    Row.shape(
      "func size(width: CGFloat, height: CGFloat) -> some Shape", "The figure in a size of its own."
    ) {
      (shape: AnyShape, width: CGFloat, height: CGFloat) in shape.size(width: width, height: height)
    }
  }

  @RowBuilder private static var roundedRectangles: [Row] {
    let rounded = "RoundedRectangle where Self == RoundedRectangle"
    let uneven = "UnevenRoundedRectangle where Self == UnevenRoundedRectangle"
    Row(
      "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> \(rounded)",
      "A rectangle with round corners."
    ) {
      (radius: CGFloat, style: RoundedCornerStyle) in
      RoundedRectangle(cornerRadius: radius, style: style)
    }
    Row(
      "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> \(rounded)",
      "A rectangle with corners of a size."
    ) {
      (size: CGSize, style: RoundedCornerStyle) in
      RoundedRectangle(cornerSize: size, style: style)
    }
    unevenRectangles(by: "static func rect", giving: " -> \(uneven)")
  }

  /// The ways to make a rectangle whose corners differ: those of its initialisers, and of the functions named for it.
  @RowBuilder private static func unevenRectangles(
    by name: String, giving result: String = ""
  ) -> [Row] {
    Row(
      "\(name)(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)\(result)",
      "A rectangle with a radius for each corner."
    ) {
      (radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
    }
    Row("\(name)(\(cornerLabels))\(result)", "A rectangle with corners that differ.") {
      (
        topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat,
        topTrailing: CGFloat, style: RoundedCornerStyle
      ) in
      UnevenRoundedRectangle(
        topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading,
        bottomTrailingRadius: bottomTrailing, topTrailingRadius: topTrailing, style: style)
    }
  }

  /// What a rectangle with corners that differ is made of.
  private static let cornerLabels =
    "topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous"

  /// Two figures as one.
  @RowBuilder private static var combined: [Row] {
    for (name, summary, combine) in combinations {
      Row.shape(
        "func \(name)<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape", summary
      ) { (shape: AnyShape, other: AnyShape, evenOdd: Bool) in combine(shape, other, evenOdd) }
    }
  }

  private static let combinations: [(String, String, (AnyShape, AnyShape, Bool) -> AnyShape)] = [
    ("union", "What lies in one of both figures.", { AnyShape($0.union($1, eoFill: $2)) }),
    ("intersection", "What lies in both.", { AnyShape($0.intersection($1, eoFill: $2)) }),
    ("subtracting", "What lies in this one only.", { AnyShape($0.subtracting($1, eoFill: $2)) }),
    (
      "symmetricDifference", "What lies in one but not in both.",
      { AnyShape($0.symmetricDifference($1, eoFill: $2)) }
    ),
    (
      "lineIntersection", "The line as far as it lies in the other.",
      { AnyShape($0.lineIntersection($1, eoFill: $2)) }
    ),
    (
      "lineSubtraction", "The line as far as it lies outside the other.",
      { AnyShape($0.lineSubtraction($1, eoFill: $2)) }
    ),
  ]

  @RowBuilder private static var moved: [Row] {
    Row.shape(
      "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape",
      "The figure turned."
    ) {
      (shape: AnyShape, angle: Angle, anchor: UnitPoint) in shape.rotation(angle, anchor: anchor)
    }
    Row.shape(
      "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape",
      "The figure enlarged."
    ) {
      (shape: AnyShape, scale: CGFloat, anchor: UnitPoint) in shape.scale(scale, anchor: anchor)
    }
    Row.shape(
      "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape",
      "The figure stretched."
    ) {
      (shape: AnyShape, x: CGFloat, y: CGFloat, anchor: UnitPoint) in
      shape.scale(x: x, y: y, anchor: anchor)
    }
    Row.shape("func offset(_ offset: CGSize) -> some Shape", "The figure moved.") {
      (shape: AnyShape, offset: CGSize) in shape.offset(offset)
    }
    Row.shape("func offset(_ offset: CGPoint) -> some Shape", "The figure moved.") {
      (shape: AnyShape, offset: CGPoint) in shape.offset(offset)
    }
    Row.shape("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape", "The figure moved.") {
      (shape: AnyShape, x: CGFloat, y: CGFloat) in shape.offset(x: x, y: y)
    }
    Row.shape(
      "func transform(_ transform: CGAffineTransform) -> some Shape", "The figure transformed."
    ) {
      (shape: AnyShape, transform: CGAffineTransform) in shape.transform(transform)
    }
  }

  /// What shapes and shape views have alike.
  @RowBuilder private static func filled(_ owner: String) -> [Row] {
    Row(
      "func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some ShapeView",
      "The figure filled in a style."
    ) {
      (figure: Figure, content: AnyShapeStyle, style: FillStyle) in figure.fill(content, style)
    }
    Row(
      "func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView",
      "A line along the edge, in a style."
    ) {
      (figure: Figure, content: AnyShapeStyle, style: StrokeStyle, antialiased: Bool) in
      figure.stroke(content, style)
    }
    Row(
      "func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView",
      "A line along the edge, in a style."
    ) {
      (figure: Figure, content: AnyShapeStyle, width: CGFloat, antialiased: Bool) in
      figure.stroke(content, StrokeStyle(lineWidth: width))
    }
  }

  private static let namedShapes: [(String, String, AnyShape)] = [
    ("circle", "Circle", AnyShape(Circle())), ("capsule", "Capsule", AnyShape(Capsule())),
    ("ellipse", "Ellipse", AnyShape(Ellipse())), ("rect", "Rectangle", AnyShape(Rectangle())),
  ]

  @RowBuilder private static var figures: [Row] {
    Rows.type("struct Circle: InsettableShape", "A circle as large as its frame allows.") {
      Row("init()", "Makes a circle.") { Circle() }
    }
    Rows.type("struct Ellipse: InsettableShape", "An ellipse that fills its frame.") {
      Row("init()", "Makes an ellipse.") { Ellipse() }
    }
    Rows.type("struct Rectangle: InsettableShape", "A rectangle that fills its frame.") {
      Row("init()", "Makes a rectangle.") { Rectangle() }
    }
    Rows.type(
      "struct ContainerRelativeShape: InsettableShape", "The shape around: here a rectangle."
    ) { Row("init()", "Makes a rectangle.") { ContainerRelativeShape() } }
    Rows.type("struct Capsule: InsettableShape", "A rectangle whose short sides are half circles.")
    {
      Row("init(style: RoundedCornerStyle = .continuous)", "Makes a capsule.") {
        (style: RoundedCornerStyle) in Capsule(style: style)
      }
    }
    Rows.type("struct RoundedRectangle: InsettableShape", "A rectangle with round corners.") {
      Row(
        "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
        "Makes one with a radius, in points."
      ) {
        (radius: CGFloat, style: RoundedCornerStyle) in
        RoundedRectangle(cornerRadius: radius, style: style)
      }
      Row(
        "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
        "Makes one with corners of a size."
      ) {
        (size: CGSize, style: RoundedCornerStyle) in
        RoundedRectangle(cornerSize: size, style: style)
      }
    }
    Rows.type(
      "struct UnevenRoundedRectangle: InsettableShape", "A rectangle with corners that differ."
    ) {
      unevenRectangles(by: "init")
    }
    Rows.type("struct RectangleCornerRadii: Hashable", "A radius for each corner, in points.") {
      Row(
        "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)",
        "Makes radii."
      ) {
        (
          topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat,
          topTrailing: CGFloat
        ) in
        RectangleCornerRadii(
          topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
          topTrailing: topTrailing)
      }
      Row.field(
        "topLeading", "CGFloat", "At the top leading corner.", \RectangleCornerRadii.topLeading)
      Row.field(
        "bottomLeading", "CGFloat", "At the bottom leading corner.",
        \RectangleCornerRadii.bottomLeading)
      Row.field(
        "bottomTrailing", "CGFloat", "At the bottom trailing corner.",
        \RectangleCornerRadii.bottomTrailing)
      Row.field(
        "topTrailing", "CGFloat", "At the top trailing corner.", \RectangleCornerRadii.topTrailing)
    }
    Rows.type("struct AnyShape: Shape", "Any shape, its type forgotten.") {
      Row("init<S: Shape>(_ shape: S)", "Takes a shape.") { (shape: AnyShape) in shape }
    }
  }
}

extension Circle: NativeValue {}
extension Ellipse: NativeValue {}
extension Rectangle: NativeValue {}
extension ContainerRelativeShape: NativeValue {}
extension Capsule: NativeValue {}
extension RoundedRectangle: NativeValue {}
extension UnevenRoundedRectangle: NativeValue {}
extension RectangleCornerRadii: NativeValue {}
