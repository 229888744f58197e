internal import SwiftSyntax

// Loops. Each pass counts a step, so that one without end stops with an error.
extension Checker {
  func whileLoop(_ loop: WhileStmtSyntax, label: String?) -> Execute {
    inScope {
      let condition = conditions(loop.conditions)
      let body = statements(loop.body.statements)
      let trap = trap(at: loop.whileKeyword)
      return Execute { frame in
        while try condition?(frame) ?? false {
          try frame.step(trap)
          if let flow = Loops.leave(try body(frame), label) { return flow }
        }
        return .next
      }
    }
  }

  func repeatLoop(_ loop: RepeatStmtSyntax, label: String?) -> Execute {
    let body = inScope { statements(loop.body.statements) }
    let condition = check(loop.condition, as: bool, for: .condition)
    let trap = trap(at: loop.repeatKeyword)
    return Execute { frame in
      repeat {
        try frame.step(trap)
        if let flow = Loops.leave(try body(frame), label) { return flow }
        guard case .bool(true) = try condition.evaluate(frame) else { return .next }
      } while true
    }
  }

  func forLoop(_ loop: ForStmtSyntax, label: String?) -> Execute {
    let annotated = loop.typeAnnotation.map { resolve($0.type) }
    let written = check(loop.sequence, hint: annotated.map(array))
    let sequence = presumedSequence(unwrappedImplicitly(written) ?? written)
    if isError(sequence.type) { return .nothing }
    let type = resolved(sequence.type)
    guard isSequence(type) else {
      report(
        "for-in loop requires '\(settled(type))' to conform to 'Sequence'"
          + (wrapped(type) == nil ? "" : "; did you mean to unwrap optional?"), at: loop.sequence)
      return inScope {
        declareBroken(loop.pattern)
        return statements(loop.body.statements)
      }
    }
    var element = resolved(.member(type, "Element"))
    if let annotated {
      guard coerce(Expression(element) { _ in .void }, to: annotated) != nil else {
        report(
          "cannot convert sequence element type '\(settled(element))' to expected type '\(annotated)'",
          at: loop.sequence)
        return .nothing
      }
      element = annotated
    }
    return inScope {
      let bind = pattern(loop.pattern, settled(element))
      let filter = loop.whereClause.map { check($0.condition, as: bool, for: .condition) }
      let body = statements(loop.body.statements)
      let trap = trap(at: loop.forKeyword)
      return Execute { frame in
        try Loops.forEach(of: try sequence.evaluate(frame)) { element in
          try frame.step(trap)
          guard try bind?(frame, element) ?? false else { return nil }
          if let filter, case .bool(false) = try filter.evaluate(frame) { return nil }
          return Loops.leave(try body(frame), label)
        } ?? .next
      }
    }
  }
}

extension Checker {
  /// Whether a loop goes over a type's values; those of `any Sequence` are looked into.
  private func isSequence(_ type: SwiftType) -> Bool {
    let sequence = catalogue.known("Sequence")
    if case .existential(let protocols) = type, protocols.contains(where: { $0.inherits(sequence) })
    {
      return true
    }
    return conforms(type, to: sequence)
  }
}

enum Loops {
  /// What a pass means for the loop: `nil` to go on, else what the loop's statement comes to.
  static func leave(_ flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .next: nil
    case .returned: flow
    case .broke(let target): target == nil || target == label ? .next : flow
    case .continued(let target): target == nil || target == label ? nil : flow
    }
  }

  /// What a labelled statement that is no loop comes to: `break` with its label ends it.
  static func end(_ flow: Flow, _ label: String?) -> Flow {
    if let label, case .broke(label) = flow { return .next }
    return flow
  }

  /// Hands each element of a sequence over, until `body` gives something.
  static func forEach(
    of sequence: Value, _ body: (Value) throws -> Flow?
  ) throws -> Flow? {
    switch sequence {
    case .array(let elements):
      for element in elements { if let flow = try body(element) { return flow } }
    case .set(let elements):
      for element in elements { if let flow = try body(element.value) { return flow } }
    case .dictionary(let dictionary):
      for (key, value) in dictionary {
        if let flow = try body(.tuple([key.value, value])) { return flow }
      }
    case .string(let string):
      for character in string { if let flow = try body(.string(String(character))) { return flow } }
    case .range(let range): return try forEach(in: range, body)
    default:
      if let source = try sequence.elementSource {
        while let element = try source.next() { if let flow = try body(element) { return flow } }
      } else {
        for element in try Elements.from(sequence) {
          if let flow = try body(element) { return flow }
        }
      }
    }
    return nil
  }

  private static func forEach(in range: RangeValue, _ body: (Value) throws -> Flow?) throws
    -> Flow?
  {
    guard case .int(var index) = range.lower else {
      for element in try range.elements() { if let flow = try body(element) { return flow } }
      return nil
    }
    var last = Int.max
    if case .int(let upper) = range.upper {
      if range.kind == .halfOpen, index == upper { return nil }
      last = range.kind == .halfOpen ? upper - 1 : upper
    }
    while index <= last {
      if let flow = try body(.int(index)) { return flow }
      if index == .max { break }
      index += 1
    }
    return nil
  }
}

extension Frame {
  /// Counts a step; a stop is said at the place of the loop.
  func step(_ trap: (String) -> Diagnostic) throws {
    do { try runtime.step() } catch let failure as ScriptFailure { throw trap(failure.message) }
  }
}
