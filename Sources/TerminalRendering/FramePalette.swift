import GaugeUI

/// What colours come to in a frame: components, or tones where the terminal shows no colours.
struct FramePalette {
  let isMonochrome: Bool
  /// Whether colours are too few to mix them.
  let isPure: Bool
  /// What is known or assumed to be behind the drawing.
  let background: Sample
  /// The paint of text that the terminal has a colour of its own for.
  private(set) var own: Sample?
  private let quantizer: ColorQuantizer
  private let isDark: Bool

  init(
    depth: ColorDepth, colorScheme: ColorScheme, background known: SIMD3<UInt8>? = nil,
    ownColor: Color.Resolved? = nil
  ) {
    isDark = colorScheme == .dark
    isMonochrome = depth == .none
    isPure = depth == .ansi16
    if let known, !isMonochrome, !isPure {
      background = Sample(Float(known.x), Float(known.y), Float(known.z), 0)
    } else {
      background = isMonochrome || isDark ? .zero : Sample(255, 255, 255, 0)
    }
    quantizer = ColorQuantizer(depth, isDark: isDark)
    own = ownColor.map { color in
      var own = sample(color)
      own.w = Float(color.opacity)
      return own
    }
  }

  /// The components of a colour, without its opacity; its tone in all of them where there are no colours.
  @inline(__always) func sample(_ color: Color.Resolved) -> Sample {
    if isMonochrome { return Sample(repeating: 255 * tone(color)) }
    func component(_ value: Double) -> Float {
      value.isNaN ? 0 : Float(min(max(value, 0), 1) * 255)
    }
    return Sample(component(color.red), component(color.green), component(color.blue), 0)
  }

  /// Reads the samples of a paint; `nil` for one that cannot be seen.
  ///
  /// - Parameter pointSize: How many points of the drawing a point of the grid is wide and high.
  @inline(__always)
  func sampler(_ paint: Paint, opacity: Double, pointSize: CGSize) -> PaintSampler? {
    if case .color(let color) = paint {
      PaintSampler(sample(color), opacity: color.opacity * opacity)
    } else {
      gradientSampler(paint, opacity, pointSize)
    }
  }

  // Seldom: where a paint is looked at there is to be no more than a colour takes.
  @inline(never)
  private func gradientSampler(
    _ paint: Paint, _ opacity: Double, _ pointSize: CGSize
  ) -> PaintSampler? {
    PaintSampler(paint, opacity: opacity, pointSize: pointSize) { sample($0) }
  }

  /// The terminal's colour for a sample relative to the background.
  func cellColor(_ sample: Sample) -> CellColor { quantizer.color(sample + background) }

  /// The style in which a cell shows what was chosen for it.
  func style(_ choice: CellFitter.Choice, isBlank: Bool) -> CellGrid.Style {
    let background = choice.background.map(cellColor) ?? .standard
    if let foreground = choice.foreground {
      return CellGrid.Style(foreground: cellColor(foreground), background: background)
    }
    return isBlank
      ? CellGrid.Style(background: background)
      : CellGrid.Style(foreground: background, attributes: .reverse)
  }

  /// How much of a point a colour's ink takes, 0…1, by its contrast with the background (WCAG 2.1, "contrast ratio").
  ///
  /// A system tint, the palest being yellow on white at 1.5 and indigo on black at 4.2, is full ink. So what is fainter
  /// than full ink is fainter than any tint: a grey, or see-through paint.
  @inline(never) private func tone(_ color: Color.Resolved) -> Float {
    let light =
      0.2126 * Oklab.linear(color.red) + 0.7152 * Oklab.linear(color.green) + 0.0722
      * Oklab.linear(color.blue)
    let contrast = isDark ? (light + 0.05) / 0.05 : 1.05 / (light + 0.05)
    let full = isDark ? 4.0 : 1.45
    let tone = (contrast - 1) / (full - 1)
    return tone.isNaN ? 0 : Float(min(max(tone, 0), 1))
  }
}
