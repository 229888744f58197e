import GaugeUI

extension Catalogue {
  /// Modifiers that change the colours of what is drawn, hide it, or take away from it.
  @RowBuilder static var colorEffects: [Row] {
    Rows.members(of: "View") {
      for (name, summary, change) in amounts {
        Row.view("func \(name)(_ amount: Double) -> some View", summary) {
          (view: AnyView, amount: Double) in change(view, amount)
        }
      }
      Row.view("func hueRotation(_ angle: Angle) -> some View", "Hues turned about their circle.") {
        (view: AnyView, angle: Angle) in view.hueRotation(angle)
      }
      Row.view("func colorMultiply(_ color: Color) -> some View", "Colours times another.") {
        (view: AnyView, color: Color) in view.colorMultiply(color)
      }
      Row.view("func colorInvert() -> some View", "The opposite of each colour.") {
        (view: AnyView) in view.colorInvert()
      }
      Row.view("func luminanceToAlpha() -> some View", "Black, as opaque as it was light.") {
        (view: AnyView) in view.luminanceToAlpha()
      }
      Row.view(
        "func redacted(reason: RedactionReasons) -> some View",
        "Bars in place of texts, where the reason is that they are place holders."
      ) { (view: AnyView, reason: RedactionReasons) in view.redacted(reason: reason) }
      Row.view("func unredacted() -> some View", "Texts as they are.") { (view: AnyView) in
        view.unredacted()
      }
      Row.view(
        "func compositingGroup() -> some View", "One layer, mixed before it is shown as a whole."
      ) { (view: AnyView) in view.compositingGroup() }
      Row.view(
        "func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View",
        "One layer, mixed before it is shown as a whole."
      ) { (view: AnyView, _: Bool, _: ColorRenderingMode) in view.drawingGroup() }
      Row.view(
        "func blendMode(_ blendMode: BlendMode) -> some View",
        "Mixed with what lies behind: darker, lighter, by difference, taken away."
      ) { (view: AnyView, mode: BlendMode) in view.blendMode(mode) }
    }
    Rows.type("enum BlendMode: Hashable", "How a view is mixed with what lies behind it.") {
      for mode in blendModes { Row.enumCase("\(mode)", "One of the modes.", mode) }
    }
    Rows.type("struct RedactionReasons: OptionSet", "Why something is hidden.") {
      for (name, reason) in reasons {
        Row.constant(name, "RedactionReasons", "One of the reasons.", reason)
      }
    }
  }

  private static let amounts: [(String, String, (AnyView, Double) -> AnyView)] = [
    ("saturation", "Colours closer to grey, or stronger; 1 as is.", { AnyView($0.saturation($1)) }),
    ("grayscale", "Colours closer to grey, from 0 to 1.", { AnyView($0.grayscale($1)) }),
    ("brightness", "Lighter colours; 0 as they are.", { AnyView($0.brightness($1)) }),
    ("contrast", "Colours farther apart; 1 as they are.", { AnyView($0.contrast($1)) }),
  ]

  private static let blendModes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]

  private static let reasons: [(String, RedactionReasons)] = [
    ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
  ]
}

extension BlendMode: NativeValue {}
extension RedactionReasons: NativeValue {}
