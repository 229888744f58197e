internal import SwiftSyntax

// What a use of a member does, be it a row's or a script's.
extension Checker {
  func invocation(
    of member: Member, _ receiver: Receiver, _ arguments: [Evaluate], result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    var made = made(by: member, receiver, arguments, result, at: node)
    made.isImplicit = member.signature.isImplicit
    return made
  }

  private func made(
    by member: Member, _ receiver: Receiver, _ arguments: [Evaluate], _ result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    let isInstance =
      member.isDispatched
      || (member.owner != nil && !member.signature.isStatic && member.signature.name != "init")
    var base: Expression?
    if case .value(let value) = receiver, isInstance { base = value }
    if case .type = receiver, member.isDispatched, member.signature.isStatic {
      base = typeItself(of: receiver)
    }
    if let made = classInitializer(member, receiver, arguments, result, at: node) { return made }
    if member.signature.name == "init", !member.isDispatched, case .value(let own) = receiver,
      let place = own.place
    {
      // `self.init(…)` inside another initialiser.
      let made = invocation(of: member, .none, arguments, result: result, at: node)
      let isFailable = member.signature.kind == .initializer(isFailable: true)
      return Expression(.void) { frame in
        var value = try made.evaluate(frame)
        if isFailable {
          if case .none = value { throw Initializers.Failure() }
          value = value.unwrapped
        }
        try place.modify(frame) { $0 = value }
        return .void
      }
    }
    switch member.implementation {
    case .row(let row): return rowCall(row, base, arguments, result, at: node)
    case .function(let body):
      if body.takesType { base = typeItself(of: receiver) }
      return scriptCall(body, member, base, arguments, result, at: node)
    case .enumCase(let type, let index):
      return Expression(result) { frame in
        .enumCase(EnumValue(type: type, index: index, payload: try arguments.map { try $0(frame) }))
      }
    case .memberwise(let type, let fields):
      return memberwise(type, fields, arguments, result, at: node)
    case .computed(let get, let set):
      return scriptElement(get, set, base, arguments, result, at: node)
    case .stored, .wrapped, .kept, .global, .entry: return .error
    }
  }

  /// The type that something is called on, as a value.
  func typeItself(of receiver: Receiver) -> Expression? {
    switch receiver {
    case .none: return nil
    case .value(let value):
      if case .metatype = resolved(value.type) { return value }
      return Expression(.metatype(value.type)) { frame in
        let value = try value.evaluate(frame)
        if let script = value.scriptType { return .type(.nominal(script.nominal, [])) }
        return value.ownType.map { .type($0) } ?? value
      }
    case .type(let type):
      if case .parameter = resolved(type), let witness = witness(of: type) {
        return typeItself(of: .value(witness))
      }
      let type = settled(type)
      return Expression(.metatype(type)) { _ in .type(type) }
    }
  }

  /// An initialiser of a class: it makes an object, or runs on the one there is as `self.init` and `super.init` do.
  private func classInitializer(
    _ member: Member, _ receiver: Receiver, _ arguments: [Evaluate], _ result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression? {
    guard case .initializer(let isFailable) = member.signature.kind, let owner = member.owner,
      owner.kind == .class, let declaring = owner.script
    else { return nil }
    if case .value(let own) = receiver, case .metatype = resolved(own.type) {
      return construction(by: own, member.signature, arguments, result, at: node)
    }
    if case .value(let own) = receiver {
      guard case .function(let body) = member.implementation else {
        return Expression(.void) { _ in .void }
      }
      let made = scriptCall(body, member, own, arguments, .void, at: node)
      guard isFailable else { return made }
      return Expression(.void) { frame in
        if case .none = try made.evaluate(frame) { throw Initializers.Failure() }
        return .void
      }
    }
    var type = declaring
    if case .type(let named) = receiver, case .nominal(let nominal, _) = resolved(named),
      let script = nominal.script
    {
      type = script
    }
    let made = isFailable ? optional(type.nominal.declaredType) : type.nominal.declaredType
    let body: FunctionBody
    if case .function(let written) = member.implementation {
      body = written
    } else {
      body = FunctionBody("init")
    }
    return construction(
      body, of: type, arguments, type === declaring ? result : made, isFailable: isFailable,
      at: node)
  }

  /// A call that would change what it is called on.
  private func failImmutable(at node: some SyntaxProtocol) -> Expression {
    let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let access = callee?.as(MemberAccessExprSyntax.self), let base = access.base else {
      let own = ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
      reportImmutable(own, .mutation, at: node)
      return .error
    }
    reportImmutable(base, .mutation, at: access.declName)
    return .error
  }

  private func rowCall(
    _ row: Row, _ base: Expression?, _ arguments: [Evaluate], _ result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    switch row.body {
    case .function(let body):
      let caution = row.caution.map { ($0, trap(at: node)) }
      let type = row.takesType ? Value.type(settled(result)) : nil
      return Expression(
        result,
        placing(node) { frame in
          var values: [Value] = []
          values.reserveCapacity(arguments.count + 1)
          if let base { values.append(try base.evaluate(frame)) }
          for argument in arguments { values.append(try argument(frame)) }
          if let type { values.append(type) }
          try frame.runtime.step()
          if let (message, diagnostic) = caution, let message = try message(values) {
            frame.runtime.warn(diagnostic(message))
          }
          let result = try body(values)
          try frame.runtime.count(result, madeOf: values)
          return result
        })
    case .mutating(let body):
      guard let place = base?.place else { return failImmutable(at: node) }
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
      return element(get, set, row.modify, of: base, arguments, result, at: node)
    case .property, .nothing: return .error
    }
  }

  private func element(
    _ get: @escaping ([Value]) throws -> Value,
    _ set: @escaping (inout Value, [Value], Value) throws -> Void,
    _ modify: ((inout Value, [Value], (inout Value) throws -> Void) throws -> Void)?,
    of base: Expression,
    _ arguments: [Evaluate], _ result: SwiftType, at node: some SyntaxProtocol
  ) -> Expression {
    let trap = trap(at: node)
    let place = base.place.map { place in
      Place { frame, change in
        let arguments = try arguments.map { try $0(frame) }
        try place.modify(frame) { whole in
          do {
            if let modify {
              try frame.runtime.make(elements: 1)
              return try modify(&whole, arguments, change)
            }
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
    let isFree = base == nil
    let isSuper = base?.isSuper ?? false
    func call(_ values: inout [Value], _ frame: Frame) throws -> Value {
      let body = isFree ? body : body.dispatched(on: values[0], isSuper: isSuper)
      return try body.call(sharing: &values, in: frame.runtime)
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
      guard let place = base.place else { return failImmutable(at: node) }
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

  /// What a script's `subscript` gives for what stands between the brackets.
  private func scriptElement(
    _ get: FunctionBody, _ set: FunctionBody?, _ base: Expression?, _ arguments: [Evaluate],
    _ result: SwiftType, at node: some SyntaxProtocol
  ) -> Expression {
    let isSuper = base?.isSuper ?? false
    if get.isMutating, let base, base.place == nil {
      return failMutatingGetter(at: ExprSyntax(node) ?? ExprSyntax(MissingExprSyntax()))
    }
    func element(of whole: [Value], _ given: [Value], _ frame: Frame) throws -> Value {
      let get = whole.first.map { get.dispatched(on: $0, isSuper: isSuper) } ?? get
      return try get.call(whole + given, in: frame.runtime)
    }
    let read = placing(node) { frame in
      if get.isMutating, let place = base?.place {
        let given = try arguments.map { try $0(frame) }
        var value = Value.void
        try place.modify(frame) { value = try get.call(changing: &$0, given, in: frame.runtime) }
        return value
      }
      let whole = try base.map { [try $0.evaluate(frame)] } ?? []
      return try element(of: whole, try arguments.map { try $0(frame) }, frame)
    }
    guard let set else { return Expression(result, read) }
    guard let base else {
      // A type's own element.
      let place = Place { frame, change in
        let given = try arguments.map { try $0(frame) }
        var value = try element(of: [], given, frame)
        try change(&value)
        _ = try set.call(given + [value], in: frame.runtime)
      }
      return Expression(result, place: place, read)
    }
    func change(
      _ whole: inout Value, _ given: [Value], _ frame: Frame,
      _ change: (inout Value) throws -> Void
    ) throws {
      let get = get.dispatched(on: whole, isSuper: isSuper)
      var value = try get.call(changing: &whole, given, in: frame.runtime)
      try change(&value)
      let set = set.dispatched(on: whole, isSuper: isSuper)
      _ = try set.call(changing: &whole, given + [value], in: frame.runtime)
    }
    let place: Place?
    if isClass(base.type) {
      place = Place { frame, body in
        var object = try base.evaluate(frame)
        try change(&object, try arguments.map { try $0(frame) }, frame, body)
      }
    } else {
      place = base.place.map { place in
        Place { frame, body in
          let given = try arguments.map { try $0(frame) }
          try place.modify(frame) { try change(&$0, given, frame, body) }
        }
      }
    }
    return Expression(result, place: place, read)
  }

  /// The initialiser that a struct has by itself: each argument is a field, in order.
  private func memberwise(
    _ type: ScriptType, _ fields: [Int], _ arguments: [Evaluate], _ result: SwiftType,
    at node: some SyntaxProtocol
  ) -> Expression {
    let taken = Set(fields)
    let make = Evaluate { frame in
      try frame.runtime.enter()
      defer { frame.runtime.leave() }
      var given = try arguments.map { try $0(frame) }[...]
      var fields: [Value] = []
      for (index, field) in type.fields.enumerated() {
        // A parameter left out is handed over as nothing, and the field's own initial value stands.
        let value = taken.contains(index) ? given.popFirst() : nil
        if let wrap = field.wrap, let value, !value.isAbsent {
          fields.append(try wrap.call([value], in: frame.runtime))
        } else if field.isCalledBuilder, case .function(let function)? = value {
          fields.append(try function())
        } else if field.wrapper == .stateObject, case .function(let make)? = value {
          fields.append(.native(StateSlot { try make() }))
        } else if let value, !value.isAbsent {
          let kept = field.ownership.map { WeakReference.keeping(value, $0) } ?? value
          fields.append(
            field.wrapper?.kind == .slot
              ? .native(try field.slot(initial: value, in: frame.runtime)) : kept)
        } else {
          fields.append(try field.initialValue(in: frame.runtime))
        }
      }
      return .instance(Instance(type: type, fields: fields))
    }
    return Expression(result, placing(node, make))
  }
}
