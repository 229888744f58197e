/// A view or a gauge style that sources declare, and how one is made.
public nonisolated struct DrawableType: Equatable {
  /// The protocols that a type is looked at for.
  public enum Kind: String, CaseIterable, Sendable {
    case view = "View"
    case gaugeStyle = "GaugeStyle"
  }

  public var name: String
  public var kind: Kind
  /// What making one asks for, as `ink: Color`; empty where it can be made without arguments.
  public var arguments: [String]

  /// Swift that makes one, with types for the values that are to be chosen: `Dial(ink: Color)`.
  public var call: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension Program {
  /// The views and gauge styles that the sources declare, by name.
  public var drawableTypes: [DrawableType] {
    checker.declarations.types.values.compactMap { nominal in
      let kind = DrawableType.Kind.allCases.first {
        checker.conforms(nominal.declaredType, to: checker.catalogue.known($0.rawValue))
      }
      return kind.map {
        DrawableType(name: nominal.name, kind: $0, arguments: checker.argumentsToMake(nominal))
      }
    }.sorted { $0.name < $1.name }
  }
}
