import GaugeUI

extension Catalogue {
  /// Forms of symbols.
  @RowBuilder private static var variants: [Row] {
    Rows.type("struct SymbolVariants: Hashable", "Forms of a symbol.") {
      Row.constant("none", "SymbolVariants", "As it is.", SymbolVariants.none)
      for (name, form) in forms {
        Row.constant(
          name, "SymbolVariants", "One of the forms.", SymbolVariants.none[keyPath: form])
        Row("var \(name): SymbolVariants", "One more form.") { (variants: SymbolVariants) in
          variants[keyPath: form]
        }
      }
      Row("func contains(_ other: SymbolVariants) -> Bool", "Whether it has all other forms.") {
        (variants: SymbolVariants, other: SymbolVariants) in variants.contains(other)
      }
    }
    Rows.members(of: "View") {
      Row.view(
        "func symbolVariant(_ variant: SymbolVariants) -> some View",
        "Shows symbols in other forms, where there are any."
      ) { (view: AnyView, variant: SymbolVariants) in view.symbolVariant(variant) }
    }
    Rows.members(of: "EnvironmentValues") {
      Row.field(
        "symbolVariants", "SymbolVariants", "The forms of symbols inside.",
        \EnvironmentValues.symbolVariants)
    }
  }

  private static let forms: [(String, KeyPath<SymbolVariants, SymbolVariants>)] = [
    ("fill", \.fill), ("circle", \.circle), ("square", \.square), ("rectangle", \.rectangle),
    ("slash", \.slash),
  ]

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
    variants
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

extension SymbolVariants: NativeValue {}
