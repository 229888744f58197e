/// A figure that fits itself to a rectangle, as SwiftUI's `Shape`. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The figure in `rect`, in points.
  func path(in rect: CGRect) -> Path

  /// The size, in points, that the figure chooses for a proposal. Where a type says nothing: all it is offered, ten
  /// points where it is asked for its ideal size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether `path(in:)` goes by the rectangle's origin too. Where a type says nothing it is asked for its figure at the
  /// origin and moved from there, as SwiftUI does: a path keeps its own coordinates, and many figures are written by the
  /// rectangle's size alone.
  var _followsOrigin: Bool { get }

  /// What the figure is used for.
  static var role: ShapeRole { get }

  /// Whether stacks place the figure by rows of cells, as they do text: that of a gauge's bar. A type of your own leaves
  /// this as it is.
  static var _standsInRows: Bool { get }

  /// Whether the figure chooses surely whatever it is offered, so that it need not be measured anew when it changes. A type
  /// of your own leaves this as it is.
  static var _takesAnySize: Bool { get }

  /// The figure as something to draw. A type of your own leaves this to its `path(in:)`.
  func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  public static var role: ShapeRole { .fill }

  public var _followsOrigin: Bool { false }

  public static var _standsInRows: Bool { false }

  public static var _takesAnySize: Bool { false }

  public func _outline(in rect: CGRect) -> _ShapeOutline { .inside(_placed(in: rect)) }

  /// The figure where `rect` is.
  func _placed(in rect: CGRect) -> Path {
    guard !_followsOrigin, rect.origin != .zero else { return path(in: rect) }
    return path(in: CGRect(origin: .zero, size: rect.size))
      .offsetBy(dx: rect.minX, dy: rect.minY)
  }

  @MainActor public var body: FillShapeView<Self, ForegroundStyle, EmptyView> { fill() }
}

/// What a figure is used for.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// A figure as something to draw: an inside, or a line kept as a line for renderers that can draw one.
public enum _ShapeOutline: Equatable, Sendable {
  case inside(Path)
  case line(Path, StrokeStyle)

  /// The drawing of this figure.
  func content(_ paint: Paint, _ style: FillStyle) -> Drawing.Content {
    switch self {
    case .inside(let path): .fill(path, style, paint)
    case .line(let path, let stroke): .stroke(path, stroke, paint)
    }
  }

  func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
    switch self {
    case .inside(let path): .inside(path.applying(transform))
    case .line(let path, let style):
      .line(path.applying(transform), style.scaled(by: transform))
    }
  }
}

/// A path is the figure that it is, wherever it is put.
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
