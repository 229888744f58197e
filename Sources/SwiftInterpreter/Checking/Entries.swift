import GaugeUI
internal import SwiftSyntax

// `@Entry var accent: Color = .teal` in an extension of `EnvironmentValues`: a value that views hand down, without a key
// type written for it.
extension Checker {
  /// Whether a property is such an entry.
  func isEntry(_ syntax: VariableDeclSyntax, in nominal: Nominal) -> Bool {
    nominal.name == "EnvironmentValues"
      && syntax.attributes.contains { $0.attributeName == "Entry" }
  }

  func declareEntry(_ name: String, _ binding: PatternBindingSyntax, in nominal: Nominal) {
    let initial = Global(
      name, owner: nominal.name, type: .error, isMutable: false, in: declarations)
    complete(initial, binding)
    add(
      Member(
        owner: nominal,
        signature: Signature(
          kind: .property(isSettable: true), name: name,
          result: binding.typeAnnotation.map { resolve($0.type) } ?? .error),
        implementation: .entry(initial)), to: nominal)
  }

  /// What an entry holds among the values at hand: what was handed down, else what it begins with.
  func entry(_ initial: Global, of values: Expression) -> Expression {
    let first = read(initial)
    let key = "@Entry \(initial.name)"
    func value(in values: EnvironmentValues, _ frame: Frame) throws -> Value {
      try values.scriptValues[key] ?? first.evaluate(frame)
    }
    let place = values.place.map { place in
      Place { frame, change in
        try place.modify(frame) { whole in
          var values = try EnvironmentValues.from(whole)
          var entry = try value(in: values, frame)
          try change(&entry)
          values.scriptValues[key] = entry
          whole = values.scriptValue
        }
      }
    }
    return Expression(first.type, place: place) { frame in
      try value(in: try EnvironmentValues.from(try values.evaluate(frame)), frame)
    }
  }
}
