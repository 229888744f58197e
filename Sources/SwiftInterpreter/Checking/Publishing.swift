internal import SwiftSyntax

// `@Published`: those who listen are told what a property is about to be.
extension Checker {
  /// The observers of a published property: they tell its values, and then do what its own do.
  static func publishing(_ name: String, _ own: ScriptType.Observers?) -> ScriptType.Observers {
    let object = Variable("self", .error, slot: 0)
    let value = Variable("newValue", .error, slot: 1)
    let tell = FunctionBody(name)
    tell.parameters = [object, value]
    tell.size = 2
    let before = own?.before
    tell.run = Evaluate { frame in
      let new = frame.value(of: value)
      if case .object(let object) = frame.value(of: object) {
        // First that the object changes, then what it changes to.
        try object.relays[ObjectValue.anyChange]?.send(.void)
        try object.relays[name]?.send(new)
        _ = try before?.call([.object(object), new], in: frame.runtime)
      }
      return .void
    }
    return ScriptType.Observers(before: tell, after: own?.after)
  }

  /// `$level` of an object whose `level` is published.
  func declarePublisher(of field: ScriptType.Field, at index: Int, in script: ScriptType) {
    let place = script.firstField + index
    let name = field.name
    let row = Row(
      "var $\(name): Published.Publisher", summary: "",
      body: .function { values in
        guard case .object(let object)? = values.first else { return .void }
        return object.publisher(of: name, place).scriptValue
      })
    script.members["$" + name] = [
      Member(
        owner: script.nominal,
        signature: Signature(
          kind: .property(isSettable: false), name: "$" + name,
          result: type("Published.Publisher", field.type)),
        row: row)
    ]
  }
}
