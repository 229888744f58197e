/// How what is painted is mixed with what lies behind it: the modes of `BlendMode` and of `GraphicsContext.BlendMode`, which
/// has the numbers that Core Graphics gives them.
package enum Blend: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension Blend {
  /// Whether it makes another colour of two.
  package var mixesColors: Bool {
    switch self {
    case .plusDarker, .plusLighter: true
    default: rawValue <= Blend.luminosity.rawValue && self != .normal
    }
  }

  /// Whether it paints anything, and does not only take away.
  var addsInk: Bool {
    switch self {
    case .clear, .destinationIn, .destinationOut: false
    default: true
    }
  }

  /// Whether a layer that is mixed so changes what it does not cover, too.
  package var reachesEverywhere: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension BlendMode {
  /// The mode in a drawing.
  var blend: Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
