/// How a symbol moves, as the Symbols framework's effects. A drawing stands still: each is accepted.
public struct SymbolEffect: Hashable, Sendable {
  private var name: String

  public static let appear = SymbolEffect(name: "appear")
  public static let bounce = SymbolEffect(name: "bounce")
  public static let breathe = SymbolEffect(name: "breathe")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let replace = SymbolEffect(name: "replace")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let scale = SymbolEffect(name: "scale")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let wiggle = SymbolEffect(name: "wiggle")
}

// Forms of an effect.
extension SymbolEffect {
  public var up: SymbolEffect { with("up") }
  public var down: SymbolEffect { with("down") }
  public var upUp: SymbolEffect { with("upUp") }
  public var downUp: SymbolEffect { with("downUp") }
  public var offUp: SymbolEffect { with("offUp") }
  public var byLayer: SymbolEffect { with("byLayer") }
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  public var cumulative: SymbolEffect { with("cumulative") }
  public var iterative: SymbolEffect { with("iterative") }
  public var reversing: SymbolEffect { with("reversing") }
  public var nonReversing: SymbolEffect { with("nonReversing") }
  public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
  public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }

  private func with(_ form: String) -> SymbolEffect { SymbolEffect(name: name + "." + form) }
}

/// How often and how fast a symbol moves, as the Symbols framework's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var name: String

  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .repeating }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How often.
  public enum RepeatBehavior: Hashable, Sendable {
    case continuous
    case periodic
  }
}

extension View {
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
