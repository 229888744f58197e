/// Collects a drawing's parts while nodes draw themselves, under the transform, clips and opacity around them.
struct DrawingContext {
  var parts: [Drawing.Part] = []
  var transform = CGAffineTransform.identity
  var clips: [Drawing.Clip] = []
  var opacity = 1.0
  /// How what is drawn is mixed; `nil` for on top, in the layer that is drawn.
  var mixing: Drawing.Mixing?
  /// The layer that is drawn; `nil` for the drawing itself.
  var layer: Drawing.Layer?
  /// From the points of views that named their own to the drawing's.
  var spaces: [AnyHashable: CGAffineTransform] = [:]
  /// Takes what views hand up; `nil` where nobody asks.
  var handed: HandedValues?
  let metrics: CellMetrics
  /// How many nodes were asked to draw themselves, or what they drew before.
  var nodeCount = 0
  /// Which nodes the parts of a host's drawing belong to; `noArrangement` for parts that do not go there as they are.
  private(set) var arrangement: Int
  /// Whether a node showed others than it did: what these drew before does not stand any more.
  var isRearranged = false
  /// Where in the drawing the first part goes.
  private var first = 0
  /// What the last part that was begun with stood in.
  private var begun: Setting?

  init(metrics: CellMetrics, arrangement: Int = Self.noArrangement) {
    self.metrics = metrics
    self.arrangement = arrangement
  }
}

// A place in a drawing.
extension DrawingContext {
  static let noArrangement = 0

  /// Where in the drawing the next part goes.
  var index: Int { first + parts.count }

  /// Starts again, with the part that stands at `first` in an arrangement, in what was around it there.
  mutating func begin(at first: Int, of arrangement: Int, under setting: Setting?) {
    if !parts.isEmpty { parts.removeAll(keepingCapacity: true) }
    (self.first, self.arrangement, isRearranged) = (first, arrangement, false)
    // Whatever is drawn leaves it as it found it.
    if setting === begun { return }
    begun = setting
    transform = setting?.transform ?? .identity
    clips = setting?.clips ?? []
    opacity = setting?.opacity ?? 1
    mixing = setting?.mixing
    spaces = setting?.spaces ?? [:]
  }

  /// Puts the parts in place of those that stand there in `parts`.
  mutating func take(into parts: inout [Drawing.Part]) {
    while let part = self.parts.popLast() { parts[index] = part }
  }
}

// Parts that are kept.
extension DrawingContext {
  /// Transform, clips, opacity, mixing and named spaces where there are any.
  final class Setting {
    fileprivate let transform: CGAffineTransform
    fileprivate let clips: [Drawing.Clip]
    fileprivate let opacity: Double
    fileprivate let mixing: Drawing.Mixing?
    fileprivate let spaces: [AnyHashable: CGAffineTransform]

    fileprivate init(_ context: DrawingContext) {
      (transform, clips, opacity) = (context.transform, context.clips, context.opacity)
      (mixing, spaces) = (context.mixing, context.spaces)
    }
  }

  private var isPlain: Bool {
    opacity == 1 && clips.isEmpty && transform.isIdentity && mixing == nil && spaces.isEmpty
  }

  /// What is around what is drawn now; `nil` for nothing.
  var setting: Setting? { isPlain ? nil : Setting(self) }

  /// Whether what was drawn in `other` looks the same now.
  func isIn(_ other: Setting?) -> Bool {
    guard let other else { return isPlain }
    return transform == other.transform && opacity == other.opacity && clips == other.clips
      && spaces == other.spaces
      && (mixing == nil && other.mixing == nil || Drawing.Mixing.isSame(mixing, other.mixing))
  }

  /// Adds what was drawn before.
  mutating func add(_ part: Drawing.Part) { parts.append(part) }
}

extension DrawingContext {
  /// Adds something to paint, given before this context's transform; text stands where `corner(ofTextIn:)` says.
  mutating func add(_ content: consuming Drawing.Content) {
    guard opacity > 0 else { return }
    if mixing != nil { return addMixed(content) }
    if transform.isIdentity {
      parts.append(Drawing.Part(Drawing.Item(content, clips: clips, opacity: opacity)))
      return
    }
    let placed: Drawing.Content =
      switch content {
      case .fill(let path, let style, let paint):
        .fill(path.applying(transform), style, paint.applying(transform))
      case .stroke(let path, let style, let paint):
        .stroke(path.applying(transform), style.scaled(by: transform), paint.applying(transform))
      case .text(let string, let at, var attributes):
        {
          attributes.paint = attributes.paint.applying(transform)
          return .text(string, at: at, attributes)
        }()
      }
    parts.append(Drawing.Part(Drawing.Item(placed, clips: clips, opacity: opacity)))
  }

  @inline(never) private mutating func addMixed(_ content: consuming Drawing.Content) {
    let mixing = mixing
    content.paint = content.paint.mixed(mixing)
    self.mixing = nil
    add(content)
    self.mixing = mixing
  }

  /// A context without items, under this one's transform, clips and opacity, with its origin at `point`.
  func inner(at point: CGPoint) -> DrawingContext {
    var inner = DrawingContext(metrics: metrics)
    inner.transform = CGAffineTransform(translationX: point.x, y: point.y)
      .concatenating(transform)
    inner.clips = clips
    inner.opacity = opacity
    (inner.mixing, inner.layer) = (mixing, layer)
    (inner.spaces, inner.handed) = (spaces, handed)
    return inner
  }

  /// Adds parts that are placed already.
  mutating func append(_ placed: [Drawing.Part]) { parts += placed }

  /// What was drawn, back to front.
  var items: [Drawing.Item] { parts.map(\.item) }

  /// Where a block of text is set that wants to fill `bounds`: its centre goes where this context's transform takes it,
  /// its letters stay upright and as large as they are, and its corner comes to lie on a cell's.
  func corner(ofTextIn bounds: CGRect) -> CGPoint {
    let center = CGPoint(x: bounds.midX, y: bounds.midY).applying(transform)
    return metrics.cellCorner(
      nearest: CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
  }

  /// Where large letters are drawn that want to fill `bounds`, before this context's transform: on a cell's corner,
  /// which their lines are made for, unless they are turned or scaled.
  func corner(ofLettersIn bounds: CGRect) -> CGPoint {
    let (x, y) = (transform.tx, transform.ty)
    guard transform == CGAffineTransform(translationX: x, y: y) else { return bounds.origin }
    let corner = metrics.cellCorner(nearest: CGPoint(x: bounds.minX + x, y: bounds.minY + y))
    return CGPoint(x: corner.x - x, y: corner.y - y)
  }

  /// Draws with a changed transform, clip, opacity or mixing, and goes back to what was set before.
  mutating func scoped(
    _ change: (inout DrawingContext) -> Void, _ draw: (inout DrawingContext) -> Void
  ) {
    let outer = (transform, clips, opacity, mixing, layer, spaces)
    change(&self)
    draw(&self)
    (transform, clips, opacity, mixing, layer, spaces) = outer
  }
}

extension Paint {
  /// This paint in the space that `transform` maps to.
  func applying(_ transform: CGAffineTransform) -> Paint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      guard !transform.isIdentity else { return self }
      gradient.move(by: transform)
      return .gradient(gradient)
    case .mixed(let paint, let mixing): return .mixed(paint.applying(transform), mixing)
    }
  }
}

extension GradientPaint {
  fileprivate mutating func move(by move: CGAffineTransform) {
    transform = transform.concatenating(move)
    for index in fades.indices { fades[index].move(by: move) }
  }
}

extension StrokeStyle {
  /// The style with its lengths grown as `transform` grows areas.
  func scaled(by transform: CGAffineTransform) -> StrokeStyle {
    let determinant = transform.a * transform.d - transform.b * transform.c
    let factor = abs(determinant).squareRoot()
    guard factor != 1 else { return self }
    var scaled = self
    scaled.lineWidth *= factor
    scaled.dash = dash.map { $0 * factor }
    scaled.dashPhase *= factor
    return scaled
  }
}
