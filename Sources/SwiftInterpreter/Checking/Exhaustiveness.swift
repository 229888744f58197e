internal import SwiftSyntax

/// What a pattern takes of the values of a type.
indirect enum PatternSpace {
  /// All of them.
  case all
  /// Those made in one way, as a case of an enum with what it carries; a tuple is made in only one, which has no name.
  case made(String, [PatternSpace])

  func parts(_ count: Int) -> [PatternSpace] {
    if case .made(_, let parts) = self { parts } else { Array(repeating: .all, count: count) }
  }
}

/// One of the ways to make a value of a type that has finitely many: `some` of an optional.
private struct Constructor {
  var name: String
  var parts: [SwiftType.Element]
}

// Whether a `switch` looks at every value.
extension Checker {
  /// Reports a `switch` that leaves values out, with the cases that it lacks.
  ///
  /// - Parameter isComplete: Whether it has a `default`.
  /// - Returns: Whether it leaves none out.
  func checkExhaustive(_ syntax: SwitchExprSyntax, _ type: SwiftType, isComplete: Bool) -> Bool {
    var rows: [[PatternSpace]] = []
    for case .switchCase(let item) in syntax.cases {
      guard case .case(let label) = item.label else { continue }
      rows += label.caseItems.compactMap {
        $0.whereClause == nil ? space(of: $0.pattern, type).map { [$0] } : nil
      }
    }
    if isComplete { return true }
    if rows.contains(where: { if case .all = $0[0] { true } else { false } }) { return true }
    var steps = 0
    let element = SwiftType.Element(label: nil, type: type)
    guard let missing = uncovered(rows, [element], &steps) else {
      report(
        "the compiler is unable to check that this switch is exhaustive in reasonable time",
        at: syntax.switchKeyword)
      return false
    }
    guard !missing.isEmpty else { return true }
    report("switch must be exhaustive", at: syntax.switchKeyword)
    let cases = missing.map { written($0[0], element) }
    let messages =
      cases == ["_"] ? ["add a default clause"] : cases.map { "add missing case: '\($0)'" }
    diagnostics[diagnostics.count - 1].notes = messages.map {
      Diagnostic(.note, $0, in: sources[source], at: range(of: syntax.switchKeyword))
    }
    return false
  }

  /// How many parts of patterns are looked at before a `switch` is too hard.
  private static let mostSteps = 100_000

  /// The values that no row takes, by how they are made as far as that matters; `nil` where they are too many to tell.
  private func uncovered(
    _ rows: [[PatternSpace]], _ columns: [SwiftType.Element], _ steps: inout Int
  ) -> [[PatternSpace]]? {
    steps += 1 + rows.count
    guard steps <= Self.mostSteps else { return nil }
    guard let first = columns.first else { return rows.isEmpty ? [[]] : [] }
    var heads: Set<String> = []
    for case .made(let name, _) in rows.map({ $0[0] }) { heads.insert(name) }
    let others = rows.filter { if case .all = $0[0] { true } else { false } }.map {
      Array($0.dropFirst())
    }
    var missing: [[PatternSpace]] = []
    let ways = heads.isEmpty && !hasNoValues(first.type) ? nil : constructors(of: first.type)
    guard let ways else {
      guard let rest = uncovered(others, Array(columns.dropFirst()), &steps) else { return nil }
      return rest.map { [.all] + $0 }
    }
    // Those that no row names are all alike.
    var unnamed: [[PatternSpace]]?
    for way in ways where !way.parts.contains(where: { hasNoValues($0.type) }) {
      guard heads.contains(way.name) else {
        if unnamed == nil {
          unnamed = uncovered(others, Array(columns.dropFirst()), &steps)
          if unnamed == nil { return nil }
        }
        let whole = PatternSpace.made(way.name, way.parts.map { _ in .all })
        missing += (unnamed ?? []).map { [whole] + $0 }
        continue
      }
      let count = way.parts.count
      let specialised = rows.compactMap { row -> [PatternSpace]? in
        if case .made(let name, _) = row[0], name != way.name { return nil }
        return row[0].parts(count) + row.dropFirst()
      }
      guard let found = uncovered(specialised, way.parts + columns.dropFirst(), &steps) else {
        return nil
      }
      missing += found.map {
        [.made(way.name, Array($0.prefix(count)))] + $0.dropFirst(count)
      }
    }
    return missing
  }

  /// Whether a type is an enum without cases.
  private func hasNoValues(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, _) = resolved(type) else { return false }
    if nominal.name == "Never" { return true }
    return nominal.kind == .enum && nominal.script.map { $0.cases.isEmpty } ?? false
  }

  /// The ways to make a value of a type; `nil` where they are not to be counted.
  private func constructors(of type: SwiftType) -> [Constructor]? {
    switch resolved(type) {
    case .tuple(let elements): return [Constructor(name: "", parts: elements)]
    case .nominal(let nominal, let arguments):
      if nominal.name == "Bool" {
        return ["true", "false"].map { Constructor(name: $0, parts: []) }
      }
      if nominal.name == "Never" { return [] }
      if nominal.name == "Optional" {
        return [
          Constructor(name: "some", parts: [.init(label: nil, type: arguments[0])]),
          Constructor(name: "none", parts: []),
        ]
      }
      let cases = cases(of: nominal)
      guard !cases.isEmpty || hasNoValues(type) else { return nil }
      let map = substitution(of: nominal, arguments)
      return cases.map { signature in
        Constructor(
          name: signature.name,
          parts: signature.parameters.map {
            .init(label: $0.label, type: settled(substitute(map, in: $0.type)))
          })
      }
    default: return nil
    }
  }

  private func cases(of nominal: Nominal) -> [Signature] {
    if let script = nominal.script {
      guard nominal.kind == .enum else { return [] }
      return script.cases.compactMap { name in
        script.members[name]?.first { $0.signature.kind == .enumCase }?.signature
      }
    }
    return (catalogue.members[nominal.name] ?? [:]).keys.sorted().compactMap { name in
      catalogue.rows(named: name, in: nominal.name).first { $0.text.hasPrefix("case ") }
        .map { catalogue.member($0).signature }
    }
  }

  /// What a pattern takes for sure; `nil` where only a value at work tells.
  private func space(of syntax: PatternSyntax, _ type: SwiftType) -> PatternSpace? {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern, .identifierPattern: .all
    case .valueBindingPattern(let binding): space(of: binding.pattern, type)
    case .tuplePattern(let tuple):
      self.tuple(tuple.elements.map(\.pattern), type) { space(of: $0, $1) }
    case .expressionPattern(let expression): space(of: expression.expression, type)
    case .isTypePattern(let test): takesAll(test.type, type) ? .all : nil
    default: nil
    }
  }

  private func space(of syntax: ExprSyntax, _ type: SwiftType) -> PatternSpace? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern): return space(of: pattern.pattern, type)
    case .discardAssignmentExpr: return .all
    case .nilLiteralExpr: return wrapped(type) == nil ? nil : .made("none", [])
    case .booleanLiteralExpr(let literal):
      return made(literal.literal.plainText, type) { _ in [] }
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return space(of: only.expression, type)
      }
      return self.tuple(tuple.elements.map(\.expression), type) { space(of: $0, $1) }
    case .optionalChainingExpr(let chaining):
      guard let inner = wrapped(type) else { return nil }
      return space(of: chaining.expression, inner).map { .made("some", [$0]) }
    case .sequenceExpr(let cast):
      let elements = Array(cast.elements)
      guard elements.count == 3, elements[1].kind == .unresolvedAsExpr,
        let written = elements[2].as(TypeExprSyntax.self), takesAll(written.type, type)
      else { return nil }
      return space(of: elements[0], resolve(written.type))
    case .memberAccessExpr(let access):
      return made(access.declName.baseName.plainText, type) { $0.map { _ in .all } }
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      return made(access.declName.baseName.plainText, type) { parts in
        self.payload(call.arguments.map(\.expression), parts)
      }
    default: return nil
    }
  }

  /// What patterns take of a case's payload, or one of them of all of it.
  private func payload(_ patterns: [ExprSyntax], _ parts: [SwiftType.Element]) -> [PatternSpace]? {
    if patterns.count == parts.count {
      let spaces = zip(patterns, parts).compactMap { space(of: $0, $1.type) }
      return spaces.count == parts.count ? spaces : nil
    }
    guard let only = patterns.first, let space = space(of: only, .tuple(parts)) else { return nil }
    return space.parts(parts.count)
  }

  private func tuple<Part>(
    _ patterns: [Part], _ type: SwiftType, _ space: (Part, SwiftType) -> PatternSpace?
  ) -> PatternSpace? {
    guard case .tuple(let elements) = resolved(type), elements.count == patterns.count else {
      // In parentheses a pattern is what it is without.
      return patterns.count == 1 ? space(patterns[0], type) : nil
    }
    let spaces = zip(patterns, elements).compactMap { space($0, $1.type) }
    return spaces.count == elements.count ? .made("", spaces) : nil
  }

  /// A case of a type, or of what an optional wraps.
  private func made(
    _ name: String, _ type: SwiftType, _ parts: ([SwiftType.Element]) -> [PatternSpace]?
  ) -> PatternSpace? {
    if let way = constructors(of: type)?.first(where: { $0.name == name }) {
      return parts(way.parts).map { .made(name, $0) }
    }
    guard let inner = wrapped(type) else { return nil }
    return made(name, inner, parts).map { .made("some", [$0]) }
  }

  /// Whether a cast to a type that is written always succeeds.
  private func takesAll(_ syntax: TypeSyntax, _ type: SwiftType) -> Bool {
    trial { coerce(Expression(type, Evaluate(always: .void)), to: resolve(syntax)) }.0 != nil
  }

  /// A pattern that takes what is left out, as messages write it.
  private func written(_ space: PatternSpace, _ element: SwiftType.Element) -> String {
    let label = element.label.map { "\($0): " } ?? ""
    guard case .made(let name, let parts) = space,
      let way = constructors(of: element.type)?.first(where: { $0.name == name })
    else { return label + (element.label.map { "let \($0)" } ?? "_") }
    let inner = zip(parts, way.parts).map { written($0, $1) }.joined(separator: ", ")
    if name.isEmpty { return "\(label)(\(inner))" }
    let isPlain = isNamed(element.type, "Bool")
    return label + (isPlain ? name : "." + name) + (parts.isEmpty ? "" : "(\(inner))")
  }
}
