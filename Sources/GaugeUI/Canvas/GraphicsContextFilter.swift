extension GraphicsContext {
  /// What changes all that is drawn. Shadows and blurs are finer than a cell, and change nothing.
  public struct Filter: Sendable {
    /// `nil` for none.
    let change: ColorChange?

    private init(_ change: ColorChange?) { self.change = change }

    private init(_ matrix: ColorMatrix, if isNumber: Bool) {
      change = isNumber ? .matrix(matrix) : nil
    }

    /// Accepted: finer than a cell.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(nil) }

    /// Accepted: finer than a cell.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(nil)
    }

    /// Colours lighter by `amount`, −1 (black) to 1 (white). As all amounts below, one that is no number changes nothing.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.brightness(amount), if: amount.isFinite)
    }

    /// Colours farther from the middle grey: 0 is that grey, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.contrast(amount), if: amount.isFinite)
    }

    /// Colours closer to grey (0), as they are (1) or stronger.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.saturation(amount), if: amount.isFinite)
    }

    /// Colours closer to grey: 0 changes nothing, 1 leaves none.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.saturation(1 - amount.clampedToUnit), if: amount.isFinite)
    }

    /// Every hue turned about the circle of colours.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.hueRotation(angle), if: angle.radians.isFinite)
    }

    /// Every colour multiplied by `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiplied(by: color)) }

    /// Every colour closer to the opposite of what it is: 0 changes nothing, 1 is that.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.inversion(amount.clampedToUnit), if: amount.isFinite)
    }

    /// Accepted: edges are as soft as they are.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(nil) }
  }
}
