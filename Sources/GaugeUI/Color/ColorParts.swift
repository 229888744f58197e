// The numbers that a colour is made of, as UIKit and CoreGraphics tell them.

extension UIColor {
  /// The components in light appearance, each 0…1.
  private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// Tells the components, each 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.opacity
    return true
  }

  /// Tells hue, saturation and brightness, each 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved.hueParts
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = resolved.opacity
    return true
  }

  public var cgColor: CGColor {
    let color = resolved
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }

  public init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}

extension Color.Resolved {
  fileprivate var hueParts: (hue: Double, saturation: Double, brightness: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      switch most {
      case red: ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return (sixth / 6, range / most, most)
  }
}

extension Color {
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    // A grey has two components, any other colour four.
    if parts.count == 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    } else {
      self.init(white: parts.first ?? 0, opacity: parts.last ?? 0)
    }
  }

  /// The colour in light appearance, in CoreGraphics' terms.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

#if !canImport(CoreGraphics)
  /// A colour by its components, with the names it has in CoreGraphics.
  public final class CGColor: Sendable {
    /// Red, green, blue and opacity; of a grey how light it is, and opacity. Each 0…1.
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

    public var numberOfComponents: Int { components?.count ?? 0 }

    public var alpha: CGFloat { components?.last ?? 1 }
  }
#endif
