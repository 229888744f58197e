/// An affine change of colours: how much of red, of green, of blue and of 1 each part of the new colour has.
///
/// Saturation and turned hues are those of the filter effects of SVG, whose weights for luminance are those of its
/// `feColorMatrix`.
struct ColorMatrix: Equatable {
  private typealias Parts = SIMD4<Double>

  private var red: Parts = [1, 0, 0, 0]
  private var green: Parts = [0, 1, 0, 0]
  private var blue: Parts = [0, 0, 1, 0]
  /// What the opacity is multiplied by.
  private var opacity: Parts = [0, 0, 0, 1]

  private static let luminance: Parts = [0.213, 0.715, 0.072, 0]
}

extension ColorMatrix {
  /// Colours closer to grey, or farther from it: 0 is grey, 1 changes nothing.
  static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      red: mix(luminance, [1, 0, 0, 0], amount), green: mix(luminance, [0, 1, 0, 0], amount),
      blue: mix(luminance, [0, 0, 1, 0], amount))
  }

  /// Lighter by `amount`, −1…1.
  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
  }

  /// Farther from the middle grey: 0 is that grey, 1 changes nothing, a negative amount inverts too.
  static func contrast(_ amount: Double) -> ColorMatrix {
    let rest = (1 - amount) / 2
    return ColorMatrix(
      red: [amount, 0, 0, rest], green: [0, amount, 0, rest], blue: [0, 0, amount, rest])
  }

  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    func row(_ axis: Parts, _ turned: Parts) -> Parts {
      luminance + (axis - luminance) * cosine + turned * sine
    }
    return ColorMatrix(
      red: row([1, 0, 0, 0], [-0.213, -0.715, 0.928, 0]),
      green: row([0, 1, 0, 0], [0.143, 0.140, -0.283, 0]),
      blue: row([0, 0, 1, 0], [-0.787, 0.715, 0.072, 0]))
  }

  static func multiply(_ color: Color.Resolved) -> ColorMatrix {
    ColorMatrix(
      red: [color.red, 0, 0, 0], green: [0, color.green, 0, 0], blue: [0, 0, color.blue, 0],
      opacity: [0, 0, 0, color.opacity])
  }

  /// Closer to the opposite: 0 changes nothing, 1 is that.
  static func inversion(_ amount: Double) -> ColorMatrix {
    let rest = 1 - 2 * amount
    return ColorMatrix(
      red: [rest, 0, 0, amount], green: [0, rest, 0, amount], blue: [0, 0, rest, amount])
  }

  /// Black, as opaque as a colour is light.
  static let luminanceToOpacity = ColorMatrix(
    red: .zero, green: .zero, blue: .zero, opacity: luminance)

  private static func mix(_ first: Parts, _ second: Parts, _ amount: Double) -> Parts {
    first + (second - first) * amount
  }
}

extension ColorMatrix {
  func applied(to color: Color.Resolved) -> Color.Resolved {
    let parts: Parts = [color.red, color.green, color.blue, 1]
    return Color.Resolved(
      red: (red * parts).sum(), green: (green * parts).sum(), blue: (blue * parts).sum(),
      opacity: color.opacity * (opacity * parts).sum()
    ).clamped
  }

  func applied(to paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(applied(to: color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = applied(to: gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .mixed(let paint, let mixing): return .mixed(applied(to: paint), mixing)
    }
  }

  func applied(to item: Drawing.Item) -> Drawing.Item {
    var changed = item
    changed.content.paint = applied(to: item.content.paint)
    return changed
  }
}
