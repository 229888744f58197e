/// A laid-out view as a flat list of what to paint, back to front, in points from the top leading corner.
///
/// Every renderer (terminal cells, SVG) starts from this and from nothing else.
public struct Drawing: Sendable {
  /// The size that the view chose, in points. Items may reach beyond it, as SwiftUI's do.
  public var size: CGSize
  /// The cell that text in this drawing was set in.
  public var metrics: CellMetrics
  /// What to paint, back to front, in objects that views keep from frame to frame.
  package var parts: [Part]

  /// - Parameter parts: What to paint, back to front.
  package init(size: CGSize, metrics: CellMetrics, parts: [Part]) {
    self.size = size
    self.metrics = metrics
    self.parts = parts
  }

  /// - Parameters:
  ///   - size: In points.
  ///   - metrics: The cell that text is set in.
  ///   - items: What to paint, back to front.
  public init(size: CGSize = .zero, metrics: CellMetrics = .standard, items: [Item] = []) {
    self.init(size: size, metrics: metrics, parts: items.map { Part($0) })
  }
}

// As a flat list.
extension Drawing {
  /// What to paint, back to front.
  public var items: [Item] {
    get { parts.map(\.item) }
    set { parts = newValue.map { Part($0) } }
  }
}

extension Drawing: Equatable {
  /// Whether both paint the same items in the same order.
  public static func == (left: Drawing, right: Drawing) -> Bool {
    left.size == right.size && left.metrics == right.metrics
      && (left.parts.elementsEqual(right.parts, by: ===) || left.items == right.items)
  }
}

extension Drawing {
  /// One thing to paint.
  public struct Item: Equatable, Sendable {
    public var content: Content
    /// Only what lies inside every one of these is painted.
    public var clips: [Clip]
    /// 0 (nothing) to 1 (all of the paint's own opacity).
    public var opacity: Double

    public init(_ content: Content, clips: [Clip] = [], opacity: Double = 1) {
      self.content = content
      self.clips = clips
      self.opacity = opacity
    }
  }

  /// What an item is.
  public enum Content: Equatable, Sendable {
    /// The inside of a path.
    case fill(Path, FillStyle, Paint)
    /// A line along a path.
    // Apart: so any content is small enough to be taken to pieces where it stands.
    indirect case stroke(Path, StrokeStyle, Paint)
    /// One line of text. Its top leading corner lies on a cell's corner; it has no control characters that matter
    /// to layout, but a renderer still replaces any before it writes them.
    case text(String, at: CGPoint, TextAttributes)
  }

  /// A region that limits what is painted.
  public struct Clip: Equatable, Sendable {
    public var path: Path
    public var style: FillStyle

    public init(_ path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  /// How a line of text looks.
  public struct TextAttributes: Equatable, Sendable {
    public var paint: Paint
    /// The nominal size, in points: what SVG sets the text in. Cells have one size only.
    public var size: CGFloat
    public var isBold: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(
      paint: Paint, size: CGFloat = 17, isBold: Bool = false, isItalic: Bool = false,
      isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
      self.paint = paint
      self.size = size
      self.isBold = isBold
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }
}
