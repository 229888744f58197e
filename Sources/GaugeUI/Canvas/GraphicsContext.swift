/// What a canvas is drawn with, as SwiftUI's `GraphicsContext`.
///
/// A copy draws on the same canvas; its transform, clips and opacity are its own. So a change that should not last is
/// made on a copy.
public nonisolated struct GraphicsContext {
  /// What has been drawn, shared by all copies.
  final class Sheet {
    var drawing: DrawingContext
    /// The canvas's, in points.
    let size: CGSize

    init(_ drawing: DrawingContext, size: CGSize) { (self.drawing, self.size) = (drawing, size) }
  }

  /// From this context's points to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// What is drawn is this opaque, 0…1; values outside count as the nearest end, NaN as 0.
  public var opacity = 1.0
  /// How what is drawn is mixed with what was drawn before in this canvas, or in the layer that is drawn.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The views that can be drawn, by their tags.
  let symbols: [LayoutNode]
  private let sheet: Sheet
  /// In the points of the canvas.
  private var clips: [Drawing.Clip] = []
  /// From the innermost on.
  private var filters: [ColorMatrix] = []
  /// The layer that is drawn; `nil` for that of the canvas.
  private var layer: Drawing.Layer?

  init(_ sheet: Sheet, symbols: [LayoutNode], environment: EnvironmentValues) {
    self.sheet = sheet
    self.symbols = symbols
    self.environment = environment
  }
}

// Where what is drawn from now on goes.
extension GraphicsContext {
  /// Moves the origin by `x` points to the right and `y` down.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns about the origin, clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Applies `matrix` before the transform that is there. One with a number that is not finite changes nothing.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    let whole = matrix.concatenating(transform)
    guard [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty].allSatisfy(\.isFinite) else {
      return
    }
    transform = whole
  }
}

// What of it is seen.
extension GraphicsContext {
  /// How a clip is read.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside of the path shows, not what lies inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws only inside of `path` from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(Drawing.Clip(path, style: style))
      return
    }
    var outside = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    outside.addPath(path)
    clips.append(Drawing.Clip(outside, style: FillStyle(eoFill: true)))
  }

  /// The rectangle around what the clips leave, in this context's points; `.infinite` where there is none.
  public var clipBoundingRect: CGRect {
    let back = transform.inverted()
    return clips.reduce(CGRect.infinite) {
      $0.overlap($1.path.applying(back).boundingRect)
    }
  }

  /// Changes all that is drawn from now on, before the filters that are there do. Options are accepted: colours are mixed as
  /// the terminal shows them.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let change = filter.change else { return }
    filters.insert(change.matrix(in: environment), at: 0)
  }

  /// Draws in a context whose changes do not last, and shows the whole with this context's opacity.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Drawing.Layer(
      opacity: opacity.clampedToUnit,
      mixing: Drawing.Mixing(blendMode.blend, in: layer ?? sheet.drawing.layer))
    var context = self
    (context.layer, context.opacity, context.blendMode) = (layer, 1, .normal)
    let first = sheet.drawing.parts.count
    defer { sheet.drawing.close(layer, from: first) }
    // A cover of nothing brings what is changed everywhere to each of its places.
    if blendMode.blend.reachesEverywhere {
      context.transform = .identity
      context.fill(Path(CGRect(origin: .zero, size: sheet.size)), with: .color(.clear))
      context.transform = transform
    }
    try content(&context)
  }
}

// Shapes.
extension GraphicsContext {
  /// Paints the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(of: path, in: environment)
    draw { $0.add(.fill(path, style, paint)) }
  }

  /// Paints a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(of: path, in: environment)
    draw { $0.add(.stroke(path, style, paint)) }
  }

  /// Paints a line, `lineWidth` points wide, along `path`.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws on the sheet under this context's transform, clips and opacity.
  func draw(_ body: (inout DrawingContext) -> Void) {
    let first = sheet.drawing.parts.count
    defer { filter(from: first) }
    sheet.drawing.scoped { drawing in
      drawing.clips += clips.map {
        Drawing.Clip($0.path.applying(drawing.transform), style: $0.style)
      }
      drawing.transform = transform.concatenating(drawing.transform)
      drawing.opacity *= opacity.clampedToUnit
      if let layer { drawing.layer = layer }
      if blendMode.blend != .normal {
        drawing.mixing = Drawing.Mixing(blendMode.blend, in: drawing.layer)
      }
    } _: {
      body(&$0)
    }
  }

  private func filter(from first: Int) {
    guard !filters.isEmpty else { return }
    for index in sheet.drawing.parts.indices.dropFirst(first) {
      let item = filters.reduce(sheet.drawing.parts[index].item) { $1.applied(to: $0) }
      sheet.drawing.parts[index] = Drawing.Part(item)
    }
  }
}
