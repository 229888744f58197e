internal import SwiftSyntax

// What a use of a member does, be it a row's or a script's.
extension Checker {
  func invocation(
    of member: Member, _ receiver: Receiver, _ arguments: [Evaluate], result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    let isInstance =
      member.owner != nil && !member.signature.isStatic && member.signature.name != "init"
    var base: Expression?
    if case .value(let value) = receiver, isInstance { base = value }
    if member.signature.name == "init", case .value(let own) = receiver, let place = own.place {
      // `self.init(…)` inside another initialiser.
      let made = invocation(of: member, .none, arguments, result: result, at: node)
      return Expression(.void) { frame in
        let value = try made.evaluate(frame)
        try place.modify(frame) { $0 = value }
        return .void
      }
    }
    switch member.implementation {
    case .row(let row): return rowCall(row, base, arguments, result, at: node)
    case .function(let body):
      return scriptCall(body, member, base, arguments, result, at: node)
    case .enumCase(let type, let index):
      return Expression(result) { frame in
        .enumCase(EnumValue(type: type, index: index, payload: try arguments.map { try $0(frame) }))
      }
    case .memberwise(let type): return memberwise(type, arguments, result, at: node)
    case .stored, .wrapped, .computed, .global: return .error
    }
  }

  private func rowCall(
    _ row: Row, _ base: Expression?, _ arguments: [Evaluate], _ result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    switch row.body {
    case .function(let body):
      return Expression(
        result,
        placing(node) { frame in
          var values: [Value] = []
          values.reserveCapacity(arguments.count + 1)
          if let base { values.append(try base.evaluate(frame)) }
          for argument in arguments { values.append(try argument(frame)) }
          try frame.runtime.step()
          let result = try body(values)
          try frame.runtime.count(result, madeOf: values)
          return result
        })
    case .mutating(let body):
      guard let place = base?.place else {
        return fail("cannot use mutating member on immutable value", at: node)
      }
      return Expression(
        result,
        placing(node) { frame in
          let values = try arguments.map { try $0(frame) }
          try frame.runtime.step()
          try frame.runtime.make(elements: values.reduce(1) { $0 + $1.length })
          var given = Value.void
          try place.modify(frame) { given = try body(&$0, values) }
          return given
        })
    case .subscript(let get, let set):
      guard let base else { return .error }
      return element(get, set, of: base, arguments, result, at: node)
    case .property, .nothing: return .error
    }
  }

  private func element(
    _ get: @escaping ([Value]) throws -> Value,
    _ set: @escaping (inout Value, [Value], Value) throws -> Void, of base: Expression,
    _ arguments: [Evaluate], _ result: SwiftType, at node: some SyntaxProtocol
  ) -> Expression {
    let trap = trap(at: node)
    let place = base.place.map { place in
      Place { frame, change in
        let arguments = try arguments.map { try $0(frame) }
        try place.modify(frame) { whole in
          do {
            var element = try get([whole] + arguments)
            try change(&element)
            try frame.runtime.make(elements: 1)
            try set(&whole, arguments, element)
          } catch let failure as ScriptFailure {
            throw trap(failure.message)
          }
        }
      }
    }
    return Expression(
      result, place: place,
      placing(node) { frame in
        var values = [try base.evaluate(frame)]
        for argument in arguments { values.append(try argument(frame)) }
        try frame.runtime.step()
        return try get(values)
      })
  }

  private func scriptCall(
    _ body: FunctionBody, _ member: Member, _ base: Expression?, _ arguments: [Evaluate],
    _ result: SwiftType, at node: some SyntaxProtocol
  ) -> Expression {
    let inouts = member.signature.parameters.indices.filter {
      member.signature.parameters[$0].isInout
    }
    let offset = base == nil ? 0 : 1
    func call(_ values: inout [Value], _ frame: Frame) throws -> Value {
      let bindings = try inouts.map { index -> (Int, ScriptBinding) in
        let binding = try ScriptBinding.from(values[index + offset])
        values[index + offset] = try binding.get()
        return (index + offset, binding)
      }
      let given = try body.call(&values, in: frame.runtime)
      for (index, binding) in bindings { try binding.set(values[index]) }
      return given
    }
    guard let base else {
      return Expression(
        result,
        placing(node) { frame in
          var values = try arguments.map { try $0(frame) }
          return try call(&values, frame)
        })
    }
    if member.signature.isMutating {
      guard let place = base.place else {
        return fail("cannot use mutating member on immutable value", at: node)
      }
      return Expression(
        result,
        placing(node) { frame in
          let given = try arguments.map { try $0(frame) }
          var result = Value.void
          try place.modify(frame) { value in
            var values = [value] + given
            value = .void
            defer { value = values[0] }
            result = try call(&values, frame)
          }
          return result
        })
    }
    return Expression(
      result,
      placing(node) { frame in
        var values = [try base.evaluate(frame)]
        for argument in arguments { values.append(try argument(frame)) }
        return try call(&values, frame)
      })
  }

  /// The initialiser that a struct has by itself: each argument is a field, in order.
  private func memberwise(
    _ type: ScriptType, _ arguments: [Evaluate], _ result: SwiftType, at node: some SyntaxProtocol
  ) -> Expression {
    let make: Evaluate = { frame in
      try frame.runtime.enter()
      defer { frame.runtime.leave() }
      var given = try arguments.map { try $0(frame) }[...]
      var fields: [Value] = []
      for field in type.fields {
        // A parameter left out is handed over as nothing, and the field's own initial value stands.
        let value = field.isMemberwise ? given.popFirst() : nil
        if field.isCalledBuilder, case .function(let function)? = value {
          fields.append(try function())
        } else if let value, !value.isAbsent {
          fields.append(field.wrapper == .state ? .native(StateSlot(initial: value)) : value)
        } else {
          fields.append(try field.initialValue(in: frame.runtime))
        }
      }
      return type.nominal.kind == .class
        ? .object(ObjectValue(type: type, fields: fields))
        : .instance(Instance(type: type, fields: fields))
    }
    return Expression(result, placing(node, make))
  }
}
