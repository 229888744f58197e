/// What fills a path: colours that no longer depend on any environment, placed in the drawing's points.
///
/// By reference: a paint is made once and handed on with whatever is painted in it, frame by frame.
public indirect enum Paint: Equatable, Sendable {
  case color(Color.Resolved)
  case gradient(GradientPaint)
  /// A colour or gradient that is mixed with what lies behind it, and in which layer.
  // With the paint: what is not mixed, which is nearly everything, is then not told so.
  case mixed(Paint, Drawing.Mixing)

  /// Nothing at all.
  public static let clear = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
}

/// A gradient whose stops and place are known.
public struct GradientPaint: Equatable, Sendable {
  /// A colour and where it stands, 0 (the start) to 1 (the end).
  public struct Stop: Equatable, Sendable {
    public var color: Color.Resolved
    public var location: CGFloat

    public init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How a point becomes a location along the stops, in the gradient's own space.
  public enum Geometry: Equatable, Sendable {
    /// From one point to another.
    case linear(from: CGPoint, to: CGPoint)
    /// Around a centre, clockwise from the first angle to the second, 0 being to the right.
    case angular(center: CGPoint, from: Angle, to: Angle)
    /// Outwards from a centre, from one radius to another, in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
  }

  /// How a gradient along a line or outwards goes on beyond its ends.
  public enum Spread: Equatable, Sendable {
    /// The colours of its ends go on.
    case pad
    /// It begins anew.
    case `repeat`
    /// It goes back and forth.
    case mirror
  }

  /// Ordered by location; never empty.
  public var stops: [Stop]
  public var geometry: Geometry
  /// How colours between two stops are mixed.
  public var colorSpace: Gradient.ColorSpace
  /// How it goes on beyond its ends; one around a centre does not.
  public var spread = Spread.pad
  /// From the gradient's own space to the drawing's points.
  public var transform: CGAffineTransform
  /// Gradients of masks, of which only the opacities count: each is as much as it lets through. Mostly none.
  public var fades: [GradientPaint]

  public init(
    stops: [Stop], geometry: Geometry, colorSpace: Gradient.ColorSpace = .perceptual,
    transform: CGAffineTransform = .identity, fades: [GradientPaint] = []
  ) {
    self.stops = stops
    self.geometry = geometry
    self.colorSpace = colorSpace
    self.transform = transform
    self.fades = fades
  }
}
