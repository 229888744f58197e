/// A whole figure in an upright rectangle: what a path is kept as where it is nothing else.
package struct PathFigure: Equatable, Sendable {
  package let kind: Kind
  /// Of no negative size.
  package let rect: CGRect
  /// The size of each corner's ellipse: at most half of the rectangle, and of an ellipse just that.
  package let corner: CGSize

  package enum Kind: Equatable, Sendable {
    case rectangle
    case ellipse
    case roundedRectangle(RoundedCornerStyle)
  }

  /// - Parameter corner: Of a rounded rectangle the size of its corners, which is cut down to half of `rect`.
  init(_ kind: Kind, in rect: CGRect, corner: CGSize = .zero) {
    self.kind = kind
    self.rect = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    switch kind {
    case .rectangle: self.corner = .zero
    case .ellipse: self.corner = half
    case .roundedRectangle:
      // In this order what is no number becomes 0.
      self.corner = CGSize(
        width: min(max(0, corner.width), half.width),
        height: min(max(0, corner.height), half.height))
    }
  }
}

extension PathFigure {
  /// Whether all of it is as near as a renderer reaches; it is not where a number is none.
  var isInReach: Bool {
    let reach = FlatPath.reach
    return rect.minX >= -reach && rect.minY >= -reach && rect.maxX <= reach && rect.maxY <= reach
  }

  /// How each corner bends.
  package var bend: CornerBend {
    guard case .roundedRectangle(.continuous) = kind, corner.width > 0, corner.height > 0 else {
      return .circular
    }
    return CornerBend(room: min(rect.width / corner.width, rect.height / corner.height) / 2)
  }

  /// The figure moved and scaled; `nil` where it would be turned or mirrored, which its pieces tell.
  func applying(_ transform: CGAffineTransform) -> PathFigure? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    return PathFigure(
      kind,
      in: CGRect(
        x: transform.a * rect.minX + transform.tx, y: transform.d * rect.minY + transform.ty,
        width: transform.a * rect.width, height: transform.d * rect.height),
      corner: CGSize(width: transform.a * corner.width, height: transform.d * corner.height))
  }
}

// As pieces.
extension PathFigure {
  /// The pieces, clockwise: from the top leading corner of a rectangle, else from the middle of the right edge.
  var segments: [Path.Segment] {
    switch kind {
    case .rectangle:
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ]
    case .ellipse:
      [
        .move(CGPoint(x: rect.maxX, y: rect.midY)),
        .arc(
          Path.Arc(
            center: CGPoint(x: rect.midX, y: rect.midY), xAxis: CGVector(dx: corner.width, dy: 0),
            yAxis: CGVector(dx: 0, dy: corner.height), start: 0, sweep: 2 * .pi)),
        .close,
      ]
    case .roundedRectangle(let style):
      Path.Segment.roundedRect(rect, style) { _ in corner }
    }
  }
}
