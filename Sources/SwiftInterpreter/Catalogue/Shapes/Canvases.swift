import GaugeUI

extension Catalogue {
  /// Drawing by a closure.
  @RowBuilder static var canvases: [Row] {
    Rows.type("struct Canvas: View", "A view that a closure draws, as large as it is offered.") {
      Row(
        "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)",
        "Draws into a context, in a size in points."
      ) { (opaque: Bool, mode: ColorRenderingMode, asynchronous: Bool, renderer: FunctionValue) in
        ScriptCanvas(
          opaque: opaque, colorMode: mode, rendersAsynchronously: asynchronous,
          renderer: renderer.drawing, symbols: { AnyView(EmptyView()) })
      }
      Row(
        "init<Symbols: View>(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)",
        "Draws into a context, which finds views by their tags."
      ) {
        (
          opaque: Bool, mode: ColorRenderingMode, asynchronous: Bool, renderer: FunctionValue,
          symbols: AnyView
        ) in
        ScriptCanvas(
          opaque: opaque, colorMode: mode, rendersAsynchronously: asynchronous,
          renderer: renderer.drawing, symbols: { symbols })
      }
    }
    Rows.type("enum ColorRenderingMode: Hashable", "How the colours of a canvas are mixed.") {
      Row.enumCase("nonLinear", "As displays show them.", ColorRenderingMode.nonLinear)
      Row.enumCase("linear", "By amounts of light.", ColorRenderingMode.linear)
      Row.enumCase(
        "extendedLinear", "By amounts of light, beyond white.", ColorRenderingMode.extendedLinear)
    }
    Rows.type("struct GraphicsContext", "What a canvas is drawn with.") {
      places
      drawn
      words
    }
    resolved
    shadings
    ignored
  }

  /// Where things go and what of them shows.
  @RowBuilder private static var places: [Row] {
    Row("var environment: EnvironmentValues", "What the canvas was handed down.") {
      (context: GraphicsContext) in context.environment
    }
    Row.field("opacity", "Double", "How opaque things are, 0 to 1.", \GraphicsContext.opacity)
    Row.field(
      "blendMode", "GraphicsContext.BlendMode", "How what comes next is mixed with what is there.",
      \GraphicsContext.blendMode)
    Row.field(
      "transform", "CGAffineTransform", "From its points to the canvas.", \GraphicsContext.transform
    )
    Row.mutating("mutating func translateBy(x: CGFloat, y: CGFloat)", "Moves the origin.") {
      (context: inout GraphicsContext, x: CGFloat, y: CGFloat) in
      context.translateBy(x: x, y: y)
      return Value.void
    }
    Row.mutating("mutating func scaleBy(x: CGFloat, y: CGFloat)", "Scales about the origin.") {
      (context: inout GraphicsContext, x: CGFloat, y: CGFloat) in
      context.scaleBy(x: x, y: y)
      return Value.void
    }
    Row.mutating("mutating func rotate(by angle: Angle)", "Turns about the origin, clockwise.") {
      (context: inout GraphicsContext, angle: Angle) in
      context.rotate(by: angle)
      return Value.void
    }
    Row.mutating(
      "mutating func concatenate(_ matrix: CGAffineTransform)", "Transforms before what is there."
    ) { (context: inout GraphicsContext, matrix: CGAffineTransform) in
      context.concatenate(matrix)
      return Value.void
    }
    Row.mutating(
      "mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = [])",
      "Draws only inside of a path."
    ) {
      (
        context: inout GraphicsContext, path: Path, style: FillStyle,
        options: GraphicsContext.ClipOptions
      ) in
      context.clip(to: path, style: style, options: options)
      return Value.void
    }
    Row.mutating(
      "mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = [])",
      "Changes the colours of what comes next."
    ) {
      (
        context: inout GraphicsContext, filter: GraphicsContext.Filter,
        options: GraphicsContext.FilterOptions
      ) in
      context.addFilter(filter, options: options)
      return Value.void
    }
    Row("var clipBoundingRect: CGRect", "The rectangle around what clips leave.") {
      (context: GraphicsContext) in context.clipBoundingRect
    }
    Row(
      "func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows",
      "Draws in a context whose changes do not last."
    ) { (context: GraphicsContext, content: FunctionValue) in
      try context.drawLayer { _ = try content.modify(&$0) }
      return Value.void
    }
  }

  @RowBuilder private static var drawn: [Row] {
    Row(
      "func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())",
      "Paints the inside of a path."
    ) {
      (context: GraphicsContext, path: Path, shading: GraphicsContext.Shading, style: FillStyle) in
      context.fill(path, with: shading, style: style)
      return Value.void
    }
    Row(
      "func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)",
      "Paints a line along a path."
    ) {
      (context: GraphicsContext, path: Path, shading: GraphicsContext.Shading, style: StrokeStyle)
      in
      context.stroke(path, with: shading, style: style)
      return Value.void
    }
    Row(
      "func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)",
      "Paints a line along a path."
    ) {
      (context: GraphicsContext, path: Path, shading: GraphicsContext.Shading, width: CGFloat) in
      context.stroke(path, with: shading, lineWidth: width)
      return Value.void
    }
  }

  @RowBuilder private static var words: [Row] {
    for (type, what) in [
      ("Text", "text"), ("GraphicsContext.ResolvedText", "text"), ("Image", "image"),
      ("GraphicsContext.ResolvedImage", "image"), ("GraphicsContext.ResolvedSymbol", "symbol"),
    ] {
      Row(
        "func draw(_ \(what): \(type), at point: CGPoint, anchor: UnitPoint = .center)",
        "Draws it with a place of its frame at a point."
      ) { (context: GraphicsContext, drawn: CanvasWords, point: CGPoint, anchor: UnitPoint) in
        drawn.draw(in: context, at: point, anchor)
        return Value.void
      }
      Row("func draw(_ \(what): \(type), in rect: CGRect)", "Draws it in a rectangle.") {
        (context: GraphicsContext, drawn: CanvasWords, rect: CGRect) in
        drawn.draw(in: context, rect)
        return Value.void
      }
    }
    Row("func resolve(_ text: Text) -> GraphicsContext.ResolvedText", "Text that can be measured.")
    {
      (context: GraphicsContext, text: Text) in context.resolve(text)
    }
    Row(
      "func resolve(_ image: Image) -> GraphicsContext.ResolvedImage",
      "A symbol that knows its size."
    ) {
      (context: GraphicsContext, image: Image) in context.resolve(image)
    }
    Row(
      "func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol?",
      "The view that has a tag."
    ) {
      (context: GraphicsContext, id: Value) in
      context.resolveSymbol(id: HashableValue(id))
    }
    Row(
      "func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading",
      "A shading as it looks here."
    ) {
      (context: GraphicsContext, shading: GraphicsContext.Shading) in context.resolve(shading)
    }
  }

  @RowBuilder private static var resolved: [Row] {
    Rows.type("struct GraphicsContext.ResolvedText", "Text that can be measured.") {
      Row("func measure(in size: CGSize) -> CGSize", "The size it takes where one is offered.") {
        (text: GraphicsContext.ResolvedText, size: CGSize) in text.measure(in: size)
      }
      Row(
        "func firstBaseline(in size: CGSize) -> CGFloat", "How far down its first baseline lies."
      ) {
        (text: GraphicsContext.ResolvedText, size: CGSize) in text.firstBaseline(in: size)
      }
      Row("func lastBaseline(in size: CGSize) -> CGFloat", "How far down its last baseline lies.") {
        (text: GraphicsContext.ResolvedText, size: CGSize) in text.lastBaseline(in: size)
      }
      Row.field(
        "shading", "GraphicsContext.Shading", "Accepted: text keeps its own style.",
        \GraphicsContext.ResolvedText.shading)
    }
    Rows.type("struct GraphicsContext.ResolvedImage", "A symbol that knows its size.") {
      Row("var size: CGSize", "Its size, in points.") { (image: GraphicsContext.ResolvedImage) in
        image.size
      }
      Row("var baseline: CGFloat", "How far down its baseline lies.") {
        (image: GraphicsContext.ResolvedImage) in image.baseline
      }
      Row.field(
        "shading", "GraphicsContext.Shading?", "Accepted: a symbol has the foreground style.",
        \GraphicsContext.ResolvedImage.shading)
    }
    Rows.type("struct GraphicsContext.ResolvedSymbol", "A view that a canvas can draw.") {
      Row("var size: CGSize", "Its own size, in points.") {
        (symbol: GraphicsContext.ResolvedSymbol) in symbol.size
      }
    }
  }
}

/// A canvas whose closures are a script's.
private typealias ScriptCanvas = Canvas<AnyView>

extension FunctionValue {
  /// The function as what draws a canvas.
  fileprivate var drawing: (inout GraphicsContext, CGSize) -> Void {
    { context, size in
      Runtime.current?.attempt(otherwise: ()) { _ = try self.modify(&context, size.scriptValue) }
    }
  }
}

/// What a canvas can draw besides shapes.
private enum CanvasWords: NativeValue {
  case text(Text)
  case image(Image)
  case resolvedText(GraphicsContext.ResolvedText)
  case resolvedImage(GraphicsContext.ResolvedImage)
  case symbol(GraphicsContext.ResolvedSymbol)

  static func from(_ value: Value) throws -> CanvasWords {
    guard case .native(let any) = value else { throw BridgingError(expected: "text", found: value) }
    switch any {
    case let text as Text: return .text(text)
    case let image as Image: return .image(image)
    case let text as GraphicsContext.ResolvedText: return .resolvedText(text)
    case let image as GraphicsContext.ResolvedImage: return .resolvedImage(image)
    case let symbol as GraphicsContext.ResolvedSymbol: return .symbol(symbol)
    default: throw BridgingError(expected: "text or an image", found: value)
    }
  }

  func draw(in context: GraphicsContext, at point: CGPoint, _ anchor: UnitPoint) {
    switch self {
    case .text(let text): context.draw(text, at: point, anchor: anchor)
    case .image(let image): context.draw(image, at: point, anchor: anchor)
    case .resolvedText(let text): context.draw(text, at: point, anchor: anchor)
    case .resolvedImage(let image): context.draw(image, at: point, anchor: anchor)
    case .symbol(let symbol): context.draw(symbol, at: point, anchor: anchor)
    }
  }

  func draw(in context: GraphicsContext, _ rect: CGRect) {
    switch self {
    case .text(let text): context.draw(text, in: rect)
    case .image(let image): context.draw(image, in: rect)
    case .resolvedText(let text): context.draw(text, in: rect)
    case .resolvedImage(let image): context.draw(image, in: rect)
    case .symbol(let symbol): context.draw(symbol, in: rect)
    }
  }
}

extension Canvas: NativeValue where Symbols == AnyView {}
extension ColorRenderingMode: NativeValue {}
extension GraphicsContext: NativeValue {}
extension GraphicsContext.ResolvedText: NativeValue {}
extension GraphicsContext.ResolvedImage: NativeValue {}
extension GraphicsContext.ResolvedSymbol: NativeValue {}
