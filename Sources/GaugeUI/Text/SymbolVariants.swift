/// Forms of a symbol, as SwiftUI's `SymbolVariants`: in a shape, struck out, filled.
public struct SymbolVariants: Hashable, Sendable {
  private var shape = ""
  private var isStruckOut = false
  private var isFilled = false

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  public static let none = SymbolVariants()
  public static let fill = none.fill
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let slash = none.slash

  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var circle: SymbolVariants { with { $0.shape = ".circle" } }
  public var square: SymbolVariants { with { $0.shape = ".square" } }
  public var rectangle: SymbolVariants { with { $0.shape = ".rectangle" } }
  public var slash: SymbolVariants { with { $0.isStruckOut = true } }

  /// Whether all forms of `other` are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape.isEmpty || other.shape == shape) && (isStruckOut || !other.isStruckOut)
      && (isFilled || !other.isFilled)
  }

  /// The name of a symbol in these forms, as Apple's set has it.
  func name(of symbol: String) -> String {
    symbol + shape + (isStruckOut ? ".slash" : "") + (isFilled ? ".fill" : "")
  }
}

extension EnvironmentValues {
  private enum SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  /// The forms of symbols inside.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols in this view in other forms, where Apple's set has them.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
