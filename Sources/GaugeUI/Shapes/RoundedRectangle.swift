/// A rectangle with equal rounded corners.
public nonisolated struct RoundedRectangle: Shape, InsettableShape {
  /// In points; cut down to half of the frame.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var _followsOrigin: Bool { true }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle further in, its corners around the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
        style: style),
      amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
