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
          return try body(values)
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
          try frame.runtime.make(elements: 1)
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

  /// Reads a property, or takes a method as a value.
  func property(
    _ candidates: [Candidate], of receiver: Receiver, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression {
    let readable = candidates.filter {
      switch $0.member.signature.kind {
      case .property, .enumCase: $0.member.signature.parameters.isEmpty
      default: false
      }
    }
    guard let candidate = readable.first(where: { fits($0, hint) }) ?? readable.first else {
      return functionValue(candidates, receiver, at: node, hint: hint)
    }
    let member = candidate.member
    var map = candidate.substitution
    open(member.signature.generics, into: &map)
    let type = instantiate(member.signature.result, of: member, map, receiver)
    var base: Expression?
    if case .value(let value) = receiver, !member.signature.isStatic { base = value }
    switch member.implementation {
    case .row(let row): return rowProperty(row, base, type, at: node)
    case .stored(let index):
      guard let base else { return .error }
      var field = storedField(index, of: base, type)
      if member.signature.kind == .property(isSettable: false), !function.isInitializer {
        field.place = nil
      }
      return field
    case .wrapped(let index, let wrapper):
      return base.map { wrappedField(index, wrapper, of: $0, type) } ?? .error
    case .computed(let get, let set):
      return computed(get, set, base, type, at: node)
    case .enumCase(let script, let index):
      let value = Value.enumCase(EnumValue(type: script, index: index, payload: []))
      return Expression(type) { _ in value }
    case .global(let global):
      // Its type may be known only now.
      return read(global)
    case .function, .memberwise: return .error
    }
  }

  private func fits(_ candidate: Candidate, _ hint: SwiftType?) -> Bool {
    guard let hint else { return true }
    let (fits, _, _) = trial {
      unify(
        substitute(candidate.substitution, in: candidate.member.signature.result),
        wrapped(hint) ?? hint)
    }
    return fits ?? false
  }

  private func rowProperty(
    _ row: Row, _ base: Expression?, _ type: SwiftType, at node: ExprSyntax
  ) -> Expression {
    switch row.body {
    case .function(let body):
      guard let base else {
        return Expression(type, placing(node) { _ in try body([]) })
      }
      return Expression(type, placing(node) { frame in try body([try base.evaluate(frame)]) })
    case .property(let get, let set):
      guard let base else { return .error }
      let place = base.place.map { place in
        Place { frame, change in
          try place.modify(frame) { value in
            var property = try get(value)
            try change(&property)
            try set(&value, property)
          }
        }
      }
      return Expression(type, place: place, placing(node) { try get(try base.evaluate($0)) })
    case .mutating, .subscript, .nothing: return .error
    }
  }

  func storedField(_ index: Int, of base: Expression, _ type: SwiftType) -> Expression {
    let isObject =
      if case .nominal(let nominal, _) = resolved(base.type) { nominal.kind == .class } else {
        false
      }
    let place: Place?
    if isObject {
      place = Place { frame, change in
        guard case .object(let object) = try base.evaluate(frame) else { return }
        var value = Value.void
        swap(&value, &object.fields[index])
        defer { object.fields[index] = value }
        try change(&value)
      }
    } else {
      place = base.place.map { place in
        Place { frame, change in
          try place.modify(frame) { value in
            guard case .instance(var instance) = value else { return }
            value = .void
            defer { value = .instance(instance) }
            try change(&instance.fields[index])
          }
        }
      }
    }
    return Expression(type, place: place) { frame in
      switch try base.evaluate(frame) {
      case .instance(let instance): instance.fields[index]
      case .object(let object): object.fields[index]
      default: .void
      }
    }
  }

  private func wrappedField(
    _ index: Int, _ wrapper: PropertyWrapper, of base: Expression, _ type: SwiftType
  ) -> Expression {
    // A wrapper keeps its value elsewhere: it can be changed though the view itself is a constant.
    let field = storedField(index, of: base, type)
    let place = Place { frame, change in
      switch try field.evaluate(frame) {
      case .native(let slot as StateSlot):
        var value = slot.get(in: frame.runtime)
        try change(&value)
        if slot.location == nil {
          try field.place?.modify(frame) { $0 = .native(StateSlot(initial: value)) }
        } else {
          slot.set(value, in: frame.runtime)
        }
      case .native(let binding as ScriptBinding):
        var value = try binding.get()
        try change(&value)
        try binding.set(value)
      default: break
      }
    }
    return Expression(type, place: place) { frame in
      switch try field.evaluate(frame) {
      case .native(let slot as StateSlot): slot.get(in: frame.runtime)
      case .native(let binding as ScriptBinding): try binding.get()
      default: .void
      }
    }
  }

  private func computed(
    _ get: FunctionBody, _ set: FunctionBody?, _ base: Expression?, _ type: SwiftType,
    at node: ExprSyntax
  ) -> Expression {
    let read: Evaluate = placing(node) { frame in
      try get.call(base.map { [try $0.evaluate(frame)] } ?? [], in: frame.runtime)
    }
    guard let set else { return Expression(type, read) }
    let place: Place? =
      base == nil
      ? Place { frame, change in
        var value = try read(frame)
        try change(&value)
        _ = try set.call([value], in: frame.runtime)
      }
      : base?.place.map { place in
        Place { frame, change in
          try place.modify(frame) { whole in
            var value = try get.call([whole], in: frame.runtime)
            try change(&value)
            var values = [whole, value]
            whole = .void
            defer { whole = values[0] }
            _ = try set.call(&values, in: frame.runtime)
          }
        }
      }
    return Expression(type, place: place, read)
  }

  /// A method or function used as a value: `map(String.init)`, `action: start`.
  private func functionValue(
    _ candidates: [Candidate], _ receiver: Receiver, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression {
    let wanted: SwiftType.FunctionType? =
      if case .function(let function)? = hint.map({ wrapped($0).map(resolved) ?? resolved($0) }) {
        function
      } else { nil }
    for candidate in candidates {
      let signature = candidate.member.signature
      var map = candidate.substitution
      open(signature.generics, into: &map)
      let type = SwiftType.FunctionType(
        parameters: signature.parameters.map { substitute(map, in: $0.type) },
        result: instantiate(signature.result, of: candidate.member, map, receiver))
      let mark = trail.count
      if let wanted, !unify(.function(type), .function(wanted)) {
        undo(to: mark)
        continue
      }
      let box = signature.parameters.indices.map { index -> Evaluate in
        { frame in frame.argument(index) }
      }
      let call = invocation(of: candidate.member, receiver, box, result: type.result, at: node)
      return Expression(.function(type)) { frame in
        .function(
          FunctionValue { arguments in
            try frame.withArguments(arguments) { try call.evaluate(frame) }
          })
      }
    }
    return fail(
      "no exact matches in reference to '\(candidates.first?.member.signature.name ?? "")'",
      at: node)
  }
}
