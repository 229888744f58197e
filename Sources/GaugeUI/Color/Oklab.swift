/// A colour in Oklab, the space where equal steps look equal: what gradients mix in.
///
/// The numbers are those of Björn Ottosson, "A perceptual color space for image processing" (2020).
package struct Oklab: Equatable, Sendable {
  /// 0, black, to 1, white.
  package var lightness: Double
  /// Green to red.
  package var a: Double
  /// Blue to yellow.
  package var b: Double
  package var opacity: Double

  package init(lightness: Double, a: Double, b: Double, opacity: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.opacity = opacity
  }
}

extension Oklab {
  /// The colour in Oklab.
  package init(_ color: Color.Resolved) {
    let red = Oklab.linear(color.red)
    let green = Oklab.linear(color.green)
    let blue = Oklab.linear(color.blue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
      opacity: color.opacity)
  }

  /// The colour in sRGB; what sRGB cannot show takes its nearest components.
  package var resolved: Color.Resolved {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      red: Oklab.gammaEncoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: Oklab.gammaEncoded(
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: Oklab.gammaEncoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      opacity: opacity
    ).clamped
  }

  /// The colour `fraction` of the way to `other`. Each counts as much as it is opaque, so that a fade to clear keeps
  /// its hue.
  package func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    let weights = Mixture(opacity, other.opacity, by: fraction)
    return Oklab(
      lightness: weights(lightness, other.lightness), a: weights(a, other.a),
      b: weights(b, other.b), opacity: weights.opacity)
  }
}

extension Color.Resolved {
  /// The colour `fraction` of the way to `other`, mixed in `space`.
  package func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    switch space {
    case .perceptual:
      return Oklab(self).mixed(with: Oklab(other), by: fraction).resolved
    case .device:
      let weights = Mixture(opacity, other.opacity, by: fraction)
      return Color.Resolved(
        red: weights(red, other.red), green: weights(green, other.green),
        blue: weights(blue, other.blue), opacity: weights.opacity)
    }
  }
}

/// What two colours of given opacities contribute to their mixture.
private struct Mixture {
  let first: Double
  let second: Double
  let opacity: Double

  init(_ opacity: Double, _ other: Double, by fraction: Double) {
    self.opacity = opacity * (1 - fraction) + other * fraction
    second = self.opacity > 0 ? other * fraction / self.opacity : fraction
    first = 1 - second
  }

  func callAsFunction(_ a: Double, _ b: Double) -> Double { a * first + b * second }
}

// The transfer curve of sRGB (IEC 61966-2-1).
extension Oklab {
  /// The amount of light, 0…1, of an sRGB component.
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The sRGB component of an amount of light.
  package static func gammaEncoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
