extension GraphicsContext {
  /// What a path in a canvas is painted with. Places and radii are in points of the context.
  public struct Shading: Sendable {
    private let style: any ShapeStyle

    private init(_ style: some ShapeStyle) { self.style = style }

    /// The paint of `path`.
    func paint(of path: Path, in environment: EnvironmentValues) -> Paint {
      // A colour is the same everywhere: its path need not be measured.
      let bounds = style is Color ? .zero : path.boundingRect
      return style._paint(in: environment, bounds: bounds.isNull ? .zero : bounds)
    }
  }

  /// How a gradient goes on beyond its ends: with their colours, again, or back and forth. Colours are mixed as the eye
  /// sees them; `linearColor` is accepted.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext.Shading {
  /// The foreground style of the canvas.
  public static var foreground: GraphicsContext.Shading { Self(ForegroundStyle()) }

  /// The background style: what lies behind the canvas is not known.
  public static var backdrop: GraphicsContext.Shading { Self(BackgroundStyle()) }

  public static func color(_ color: Color) -> GraphicsContext.Shading { Self(color) }

  /// A colour from its components, each 0…1.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading {
    Self(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey, from 0 (black) to 1 (white).
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    Self(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style, laid out in the rectangle around what is painted.
  public static func style<Style: ShapeStyle>(_ style: Style) -> GraphicsContext.Shading {
    Self(style)
  }

  /// The first of several shadings; without one, the foreground style.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
    array.first ?? .foreground
  }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = .init()
  ) -> GraphicsContext.Shading {
    Self(
      PlacedGradient(
        gradient: gradient, geometry: .linear(from: startPoint, to: endPoint),
        spread: options.spread))
  }

  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = .init()
  ) -> GraphicsContext.Shading {
    Self(
      PlacedGradient(
        gradient: gradient, geometry: .radial(center: center, from: startRadius, to: endRadius),
        spread: options.spread))
  }

  /// A gradient around `center`, a whole turn that begins at `angle`.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = .init()
  ) -> GraphicsContext.Shading {
    Self(
      PlacedGradient(
        gradient: gradient,
        geometry: .angular(center: center, from: angle, to: angle + .degrees(360))))
  }
}

/// A gradient whose place is given in points, whatever it paints.
private struct PlacedGradient: ShapeStyle {
  var gradient: Gradient
  var geometry: GradientPaint.Geometry
  var spread = GradientPaint.Spread.pad

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    let gradient = AnyGradient(gradient)
    let paint =
      switch geometry {
      case .radial(let center, let start, let end):
        gradient.paint(outwardsFrom: center, start, end, in: environment)
      case .linear, .angular: gradient.paint(along: geometry, in: environment)
      }
    guard spread != .pad, case .gradient(var placed) = paint else { return paint }
    placed.spread = spread
    return .gradient(placed)
  }
}

extension GraphicsContext.GradientOptions {
  /// How a gradient goes on beyond its ends.
  fileprivate var spread: GradientPaint.Spread {
    contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
  }
}
