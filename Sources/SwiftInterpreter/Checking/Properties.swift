internal import SwiftSyntax

// What reading and writing a property does, be it a row's or a script's.
extension Checker {
  /// Reads a property, or takes a method as a value.
  func property(
    _ candidates: [Candidate], of receiver: Receiver, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression {
    if let labels = Self.labels(of: node) {
      let named = candidates.filter { $0.member.signature.parameters.map(\.label) == labels }
      if !named.isEmpty { return functionValue(named, receiver, at: node, hint: hint) }
      let name =
        (candidates.first?.member.signature.name ?? "") + "("
        + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
      switch receiver {
      case .none: return fail("cannot find '\(name)' in scope", at: node)
      case .type(let type):
        return fail("type '\(settled(type))' has no member '\(name)'", pointingAt: node)
      case .value(let value):
        return fail(
          "value of type '\(settled(value.type))' has no member '\(name)'", pointingAt: node)
      }
    }
    let readable = candidates.filter {
      switch $0.member.signature.kind {
      case .property, .enumCase: $0.member.signature.parameters.isEmpty
      default: false
      }
    }
    guard let candidate = readable.first(where: { fits($0, hint) }) ?? readable.first else {
      return functionValue(candidates, receiver, at: node, hint: hint)
    }
    var value = property(candidate, of: receiver, at: node)
    value.isImplicit = candidate.member.signature.isImplicit
    return value
  }

  /// The labels of a name that has them: `init(f:)`.
  private static func labels(of node: ExprSyntax) -> [String?]? {
    let name =
      node.as(MemberAccessExprSyntax.self)?.declName ?? node.as(DeclReferenceExprSyntax.self)
    return name?.argumentNames?.arguments.map {
      $0.name.tokenKind == .wildcard ? nil : $0.name.plainText
    }
  }

  private func property(_ candidate: Candidate, of receiver: Receiver, at node: ExprSyntax)
    -> Expression
  {
    let member = candidate.member
    var map = candidate.substitution
    open(member.signature.generics, into: &map)
    for requirement in member.requirements { _ = holds(requirement, map) }
    let type = instantiate(member.signature.result, of: member, map, receiver)
    var base: Expression?
    if case .value(let value) = receiver, !member.signature.isStatic || member.isDispatched {
      base = value
    }
    // What a protocol asks of types is found in the type at hand.
    if case .type = receiver, member.isDispatched { base = typeItself(of: receiver) }
    switch member.implementation {
    case .row(let row): return rowProperty(row, base, type, at: node)
    case .stored(let index):
      return base.map { storedProperty(index, member, of: $0, type) } ?? .error
    case .wrapped(let index, let wrapper):
      guard let base else { return .error }
      return observed(wrappedField(index, wrapper, of: base, type), index, member, of: base)
    case .kept(let index, let part):
      guard let base, let owner = member.owner?.script else { return .error }
      let value = keptProperty(index, part, of: base, map, owner)
      return part == "wrappedValue" ? observed(value, index, member, of: base) : value
    case .computed(let get, let set):
      if get.takesType { base = typeItself(of: receiver) }
      return computed(get, set, base, type, at: node)
    case .enumCase(let script, let index):
      let value = Value.enumCase(EnumValue(type: script, index: index, payload: []))
      return Expression(type) { _ in value }
    case .global(let global):
      // Its type may be known only now.
      return read(global)
    case .entry(let initial): return base.map { entry(initial, of: $0) } ?? .error
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
      func change(_ value: inout Value, _ change: (inout Value) throws -> Void) throws {
        var property = try get(value)
        try change(&property)
        try set(&value, property)
      }
      var place = base.place.map { place in
        Place { frame, with in try place.modify(frame) { try change(&$0, with) } }
      }
      if isClass(base.type) || row.isNonmutating {
        // An object changes wherever it is kept, and what stands for something leads to it.
        place = Place { frame, with in
          var object = try base.evaluate(frame)
          try change(&object, with)
        }
      }
      return Expression(type, place: place, placing(node) { try get(try base.evaluate($0)) })
    case .mutating, .subscript, .nothing: return .error
    }
  }

  private func storedProperty(
    _ index: Int, _ member: Member, of base: Expression, _ type: SwiftType
  ) -> Expression {
    var field = storedField(index, of: base, type)
    guard let script = member.owner?.script else { return field }
    let own = index - script.firstField
    if script.fields.indices.contains(own), let lazy = script.fields[own].lazy {
      field = lazyField(field, lazy, of: base)
    }
    if script.fields.indices.contains(own), let ownership = script.fields[own].ownership {
      field = field.owned(by: ownership)
    }
    let isFixed = member.signature.kind == .property(isSettable: false) && !function.isInitializer
    if isFixed || !isAccessible(member, ignoringSetter: false) { field.place = nil }
    field = observed(field, index, member, of: base)
    guard script.overriddenFields.contains(index), !base.isSuper, !function.isInitializer,
      function.observed != member.signature.name
    else {
      return field
    }
    return overridden(field, index, of: base)
  }

  /// A property of an object whose class may have one of its own for it.
  private func overridden(_ field: Expression, _ index: Int, of base: Expression) -> Expression {
    var result = field
    result.evaluate = Evaluate { frame in
      let object = try base.evaluate(frame)
      guard let own = object.accessors(of: index) else { return try field.evaluate(frame) }
      return try own.get.call([object], in: frame.runtime)
    }
    result.place = field.place.map { place in
      Place { frame, change in
        let object = try base.evaluate(frame)
        guard let own = object.accessors(of: index) else { return try place.modify(frame, change) }
        var value = try own.get.call([object], in: frame.runtime)
        try change(&value)
        _ = try own.set?.call([object, value], in: frame.runtime)
      }
    }
    return result
  }

  private func observed(
    _ field: Expression, _ index: Int, _ member: Member, of base: Expression
  ) -> Expression {
    guard let script = member.owner?.script,
      script.fields.indices.contains(index - script.firstField),
      let observers = script.fields[index - script.firstField].observers
    else { return field }
    return observed(field, observers, member.signature.name, of: base)
  }

  func storedField(_ index: Int, of base: Expression, _ type: SwiftType) -> Expression {
    let place: Place?
    if isClass(base.type) {
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
        var value = try slot.get(in: frame.runtime)
        try change(&value)
        if !slot.isPlaced {
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
      case .native(let slot as StateSlot): try slot.get(in: frame.runtime)
      case .native(let binding as ScriptBinding): try binding.get()
      case .native(let reader as EnvironmentReader): try reader.value
      default: .void
      }
    }
  }

  private func computed(
    _ get: FunctionBody, _ set: FunctionBody?, _ base: Expression?, _ type: SwiftType,
    at node: ExprSyntax
  ) -> Expression {
    let isSuper = base?.isSuper ?? false
    if get.isMutating, let base, base.place == nil { return failMutatingGetter(at: node) }
    let read = placing(node) { frame in
      guard let base else { return try get.call([], in: frame.runtime) }
      if get.isMutating, let place = base.place {
        var value = Value.void
        try place.modify(frame) { value = try get.call(changing: &$0, [], in: frame.runtime) }
        return value
      }
      let value = try base.evaluate(frame)
      return try get.dispatched(on: value, isSuper: isSuper).call([value], in: frame.runtime)
    }
    guard let set else { return Expression(type, read) }
    if let base, isClass(base.type) || set.isNonmutating || set.takesType {
      let place = Place { frame, change in
        let object = try base.evaluate(frame)
        var value = try get.dispatched(on: object, isSuper: isSuper)
          .call([object], in: frame.runtime)
        try change(&value)
        _ = try set.dispatched(on: object, isSuper: isSuper)
          .call([object, value], in: frame.runtime)
      }
      return Expression(type, place: place, read)
    }
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
            var value = try get.call(changing: &whole, [], in: frame.runtime)
            try change(&value)
            _ = try set.call(changing: &whole, [value], in: frame.runtime)
          }
        }
      }
    return Expression(type, place: place, read)
  }

  /// `String.uppercased`: a function from a value to its method; `nil` where the type has none of that name.
  ///
  /// - Parameter hint: What is wanted, by which one of several methods is chosen.
  func unappliedMethod(
    _ name: String, of type: SwiftType, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression? {
    let labels = Self.labels(of: node)
    let candidates = members(name, of: type).filter {
      $0.member.signature.kind == .function && !$0.member.signature.isMutating
        && (labels == nil || labels == $0.member.signature.parameters.map(\.label))
    }
    guard let hint, candidates.count > 1 else {
      return candidates.first.map { unapplied($0, of: type, at: node) }
    }
    let fitting = candidates.lazy.map { self.unapplied($0, of: type, at: node) }
      .first { candidate in self.trial { self.coerce(candidate, to: hint) }.0 != nil }
    return fitting ?? candidates.first.map { unapplied($0, of: type, at: node) }
  }

  private func unapplied(
    _ candidate: Candidate, of type: SwiftType, at node: ExprSyntax
  ) -> Expression {
    let signature = candidate.member.signature
    var map = candidate.substitution
    open(signature.generics, into: &map)
    var method = signature.functionType
    method.parameters = method.parameters.map { substitute(map, in: $0) }
    let own = Expression(type) { $0.argument(0) }
    method.result = instantiate(signature.result, of: candidate.member, map, .value(own))
    let given = signature.parameters.indices.map { index in
      Evaluate { frame in frame.argument(index + 1) }
    }
    let call = invocation(
      of: candidate.member, .value(own), given, result: method.result, at: node)
    return Expression(.function(.init(parameters: [type], result: .function(method)))) { frame in
      .function(
        FunctionValue { own in
          .function(
            FunctionValue { given in
              try frame.withArguments(own + given) { try call.evaluate(frame) }
            })
        })
    }
  }

  /// A function of one tuple as one of its elements, where there are so many; `nil` where there are not.
  private static func spread(
    _ function: SwiftType.FunctionType, over count: Int, _ resolved: (SwiftType) -> SwiftType
  ) -> SwiftType.FunctionType? {
    guard count > 1, function.parameters.count == 1,
      case .tuple(let elements) = resolved(function.parameters[0]), elements.count == count
    else { return nil }
    var spread = function
    spread.parameters = elements.map(\.type)
    return spread
  }

  /// A method or function used as a value: `map(String.init)`, `action: start`.
  private func functionValue(
    _ candidates: [Candidate], _ receiver: Receiver, at node: ExprSyntax, hint: SwiftType?
  ) -> Expression {
    let wanted: SwiftType.FunctionType? =
      if case .function(let function)? = hint.map({ wrapped($0).map(resolved) ?? resolved($0) }) {
        function
      } else { nil }
    if wanted == nil, let hint, case .nominal = wrapped(hint).map(resolved) ?? resolved(hint),
      let member = candidates.first?.member, member.signature.kind == .enumCase
    {
      let types = member.signature.parameters.map { "'\(settled($0.type))'" }
      let token = node.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
      return fail(
        "member '\(member.signature.name)' expects argument\(types.count == 1 ? "" : "s") of "
          + "type\(types.count == 1 ? "" : "s") \(types.joined(separator: ", "))", at: token)
    }
    // What gives a value does for one that is to give an optional.
    let flat = wanted.flatMap { wanted -> SwiftType.FunctionType? in
      wrapped(wanted.result).map { result in
        var flat = wanted
        flat.result = result
        return flat
      }
    }
    let forms = [(wanted, false)] + (flat == nil ? [] : [(flat, true)])
    for (wanted, isPromoted) in forms {
      for candidate in candidates {
        let signature = candidate.member.signature
        // A function of any number of values is not one of a single value, nor of a list.
        if wanted != nil, signature.parameters.contains(where: \.isVariadic) { continue }
        var map = candidate.substitution
        open(signature.generics, into: &map)
        var type = signature.functionType
        type.parameters = type.parameters.map { opened($0, map) }
        type.result = instantiate(signature.result, of: candidate.member, map, receiver)
        let mark = trail.count
        // `zip(a, b).map(*)`: what is wanted takes a tuple, whose elements are what there is to take.
        let spread = wanted.flatMap { Self.spread($0, over: type.parameters.count, resolved) }
        if let wanted = spread ?? wanted, !unify(.function(type), .function(wanted)) {
          undo(to: mark)
          continue
        }
        let box = signature.parameters.indices.map { index in
          Evaluate { frame in frame.argument(index) }
        }
        let call = invocation(of: candidate.member, receiver, box, result: type.result, at: node)
        let origin = isPromoted ? nil : candidate.member.body
        var made = spread == nil ? type : wanted ?? type
        made.isThrowing = type.isThrowing
        if isPromoted { made.result = optional(made.result) }
        return Expression(.function(made)) { frame in
          .function(
            FunctionValue(origin) { arguments in
              var arguments = arguments
              if spread != nil, case .tuple(let elements)? = arguments.first {
                arguments = elements
              }
              let value = try frame.withArguments(arguments) { try call.evaluate(frame) }
              return isPromoted ? .some(value) : value
            })
        }
      }
    }
    return fail(
      "no exact matches in reference to '\(candidates.first?.member.signature.name ?? "")'",
      at: node)
  }
}
