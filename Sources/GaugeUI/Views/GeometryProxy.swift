/// The room that a geometry reader is given.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  /// From the view's own points to the drawing's.
  let transform: CGAffineTransform
  private let spaces: [AnyHashable: CGAffineTransform]

  init(size: CGSize, at origin: CGPoint, in context: DrawingContext) {
    self.size = size
    transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(context.transform)
    spaces = context.spaces
  }

  /// Nothing covers a terminal's edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room in points of `coordinateSpace`; of a turned room the rectangle around it.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: frame(under: transform)
    case .named(let name):
      frame(under: spaces[name].map { transform.concatenating($0.inverted()) } ?? transform)
    }
  }

  private func frame(under transform: CGAffineTransform) -> CGRect {
    CGRect(origin: .zero, size: size).around(under: transform)
  }
}

extension CGRect {
  /// The rectangle around what `transform` makes of this one.
  func around(under transform: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
      .map { CGPoint(x: $0, y: $1).applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
