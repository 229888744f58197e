extension Catalogue {
  /// How symbols move. A picture stands still.
  @RowBuilder static var symbolEffects: [Row] {
    Rows.names(
      "struct SymbolEffect: Hashable", "How a symbol moves.",
      [
        "appear", "bounce", "breathe", "disappear", "pulse", "replace", "rotate", "scale",
        "variableColor", "wiggle",
      ])
    Rows.members(of: "SymbolEffect") {
      for form in [
        "up", "down", "upUp", "downUp", "offUp", "byLayer", "wholeSymbol", "cumulative",
        "iterative", "reversing", "nonReversing", "dimInactiveLayers", "hideInactiveLayers",
      ] { Row("var \(form): SymbolEffect", "One of its forms.") { (effect: Value) in effect } }
    }
    Rows.names(
      "struct SymbolEffectOptions: Hashable", "How often and how fast a symbol moves.",
      ["default", "repeating", "nonRepeating"])
    Rows.members(of: "SymbolEffectOptions") {
      for (name, type) in [("repeat", "_ count: Int"), ("speed", "_ speed: Double")] {
        Row("static func \(name)(\(type)) -> SymbolEffectOptions", "So often, or so fast.") {
          (_: Value) in Value.string(name)
        }
        Row("func \(name)(\(type)) -> SymbolEffectOptions", "So often, or so fast.") {
          (options: Value, _: Value) in options
        }
      }
    }
    Rows.members(of: "SymbolEffectOptions") {
      Row(
        "static func repeat(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions",
        "Again and again."
      ) { (_: Value) in Value.string("repeat") }
    }
    Rows.names(
      "enum SymbolEffectOptions.RepeatBehavior: Hashable", "How often.",
      ["continuous", "periodic"])
    Rows.members(of: "SymbolVariants") {
      for form in ["fill", "circle", "square", "rectangle", "slash"] {
        Row("var \(form): SymbolVariants", "One more form.") { (variant: Value) in variant }
      }
    }
    Rows.members(of: "ContentTransition") {
      Row(
        "static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition",
        "As symbols give way to one another."
      ) { (_: Value, _: Value) in Value.string("symbolEffect") }
    }
    Rows.members(of: "View") {
      for text in [
        "symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)",
        "symbolEffect<U: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U)",
        "symbolEffectsRemoved(_ isEnabled: Bool = true)",
      ] { Row.accepted("func \(text) -> some View", "As it is: a preview stands still.") }
    }
  }
}
