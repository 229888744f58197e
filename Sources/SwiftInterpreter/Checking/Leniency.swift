import Foundation
import GaugeUI
internal import SwiftSyntax

/// Something that nothing declares, as far as a lenient check has followed it.
struct Unknown {
  /// As the source has it: `FancyCard`, `theme.accent`.
  var path: String
  /// What is taken for its type.
  let nominal: Nominal
  /// The last call of it: the closures there may be content.
  var call: FunctionCallExprSyntax?
}

// One unknown name must not lose the picture: where the check is lenient, a modifier that nothing declares is skipped, a
// container shows its content, any other view is a labelled box, and a value is one that fits its use. Each is a warning.
extension Checker {
  /// What a name that was just reported as unknown is taken for; `nil` where it stays an error.
  func unknown(_ token: TokenSyntax, isCalled: Bool, since mark: Int) -> Callee? {
    let name = token.text
    let isType = name.first?.isUppercase ?? false
    // Looking for a similar name may have found faults of other declarations before.
    guard isLenient, let last = diagnostics.indices.last, last >= mark,
      diagnostics[last].unknownName == name,
      viewDepth > 0 || enclosing != nil || isType && isCalled || freeNames == .nothing
    else { return nil }
    diagnostics[last].pardon("; a placeholder stands for it")
    return .unknown(Unknown(path: name, nominal: unknownType(name)))
  }

  /// The type that stands for one that nothing declares; it passes for a view, and for an element of a list.
  func unknownType(_ name: String) -> Nominal {
    if let known = unknownTypes[name] { return known }
    let nominal = Nominal(.struct, name)
    nominal.inherited = ["View", "Identifiable", "Hashable"].map { type($0) }
    unknownTypes[name] = nominal
    return nominal
  }

  func isUnknown(_ type: SwiftType) -> Nominal? {
    guard !unknownTypes.isEmpty, case .nominal(let nominal, _) = resolved(type),
      unknownTypes[nominal.name] == nominal
    else { return nil }
    return nominal
  }

  /// A member of what is of an unknown type, or of a binding to it. What a view has too is the view's where it is called.
  func unknownPart(_ access: MemberAccessExprSyntax, of type: SwiftType, isKnown: Bool) -> Unknown?
  {
    var type = resolved(type)
    if case .nominal(let binding, let arguments) = type, binding.name == "Binding", !isKnown,
      let bound = arguments.first
    {
      type = bound
    }
    guard !isKnown || !access.isCalled, let nominal = isUnknown(type) else { return nil }
    return Unknown(path: access.declName.baseName.plainText, nominal: nominal)
  }

  /// One link further from what is unknown. A modifier makes what was called a view.
  func follow(_ unknown: Unknown, _ link: ExprSyntax) -> Callee? {
    var next = unknown
    switch link.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      next.call = call
      mentionUnknown(in: call.arguments)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.plainText
      if unknown.call != nil, !members(name, of: type("View")).isEmpty {
        return member(access, of: .value(placeholder(for: unknown), nil))
      }
      if let call = unknown.call, call.trailingClosure != nil, access.isCalled,
        let content = content(of: call, unknown.nominal.name)
      {
        // What holds views is one itself, and what is called of it a modifier.
        let view = showing(content, as: unknown)
        reportMissing(
          "value of type '\(unknown.nominal.name)' has no member '\(name)'", name,
          access.declName.baseName, among: memberNames(of: type("View"), isStatic: false))
        diagnostics[diagnostics.count - 1].pardon("; it is skipped")
        return .skipping(view)
      }
      // A modifier is no part of what is named.
      if !access.isCalled || members(name, of: type("View")).isEmpty { next.path += "." + name }
      next.call = nil
    default: break
    }
    return .unknown(next)
  }
}

// Placeholders.
extension Checker {
  /// Tells of what is unknown among the arguments of something unknown: nothing else looks at them.
  func mentionUnknown(in arguments: LabeledExprListSyntax) {
    for argument in arguments where argument.expression.kind != .closureExpr {
      let free = freeNames
      freeNames = .nothing
      defer { freeNames = free }
      let (_, _, found) = trial(suggests: true) { () -> Expression? in
        self.check(argument.expression, hint: nil)
      }
      for var diagnostic in found where diagnostic.unknownName != nil && !diagnostic.isConsequence {
        if diagnostic.severity == .error { diagnostic.pardon("") }
        diagnostics.append(diagnostic)
      }
    }
  }

  /// A box with the name.
  func placeholder(for nominal: Nominal) -> Expression {
    placeholder(for: Unknown(path: nominal.name, nominal: nominal))
  }

  /// A container's content, or a box with the name.
  func placeholder(for unknown: Unknown) -> Expression {
    if let call = unknown.call, let content = content(of: call, unknown.nominal.name) {
      return showing(content, as: unknown)
    }
    return Expression(
      .nominal(unknown.nominal, []),
      Evaluate(always: .native(AnyView(Placeholder(name: unknown.path)))))
  }

  /// Views in the place of what holds them.
  private func showing(_ content: [Evaluate], as unknown: Unknown) -> Expression {
    Expression(.nominal(unknown.nominal, [])) { frame in
      let views = try content.map { try AnyView.from($0(frame)) }
      return .native(views.count == 1 ? views[0] : AnyView(ViewSequence(children: views)))
    }
  }

  /// What the closures of a call give, where all they give are views.
  private func content(of call: FunctionCallExprSyntax, _ name: String) -> [Evaluate]? {
    var closures = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    closures += [call.trailingClosure].compactMap { $0 }
    closures += call.additionalTrailingClosures.map(\.closure)
    closures.removeAll {
      $0.statements.isEmpty || $0.signature?.parameterClause != nil || $0.namesOwnParameters
    }
    guard !closures.isEmpty else { return nil }
    let content = SwiftType.variable(
      TypeVariable("Content", protocols: [catalogue.known("View")]))
    var views: [Evaluate] = []
    var complaints: [Diagnostic] = []
    for closure in closures {
      let (view, _, found) = trial(suggests: true) { () -> Expression? in
        self.closure(
          closure, hint: .function(.init(parameters: [], result: content)), isBuilder: true)
      }
      guard let view, !isError(view.type), found.allSatisfy({ $0.severity != .error }) else {
        complaints += found.filter { $0.severity == .error }
        continue
      }
      diagnostics += found
      views.append(view.evaluate)
    }
    let mention = diagnostics.lastIndex { $0.unknownName == name && $0.severity == .warning }
    if let mention, !views.isEmpty { diagnostics[mention].pardon("; its content is shown") }
    if let mention, views.isEmpty {
      diagnostics[mention].notes = complaints.map {
        Diagnostic(.note, $0.message, in: $0.source, at: $0.range)
      }
    }
    return views.isEmpty ? nil : views
  }

  /// Whether the errors since `mark` are all about unknown names: they become warnings then.
  func pardon(since mark: Int, _ consequence: String) -> String? {
    guard isLenient, mark < diagnostics.count else { return nil }
    let errors = diagnostics.indices[mark...].filter { diagnostics[$0].severity == .error }
    guard let first = errors.first, let name = diagnostics[first].unknownName,
      errors.allSatisfy({ diagnostics[$0].unknownName != nil })
    else { return nil }
    for index in errors { diagnostics[index].pardon(consequence) }
    // What is not there is told of, with what comes of it in the end.
    let cause = diagnostics.indices[mark...].first {
      diagnostics[$0].unknownName == name && !diagnostics[$0].isConsequence
    }
    if let cause {
      diagnostics[cause].pardon(consequence)
      for index in errors.reversed() where diagnostics[index].isConsequence {
        diagnostics.remove(at: index)
      }
    }
    return name
  }

  /// A box in the place of a view that an unknown name is in the way of; `nil` for other mistakes.
  func placeholder(sincePardoned mark: Int) -> Expression? {
    guard let name = pardon(since: mark, "; a placeholder stands for it") else { return nil }
    return Expression(
      type("AnyView"), Evaluate(always: .native(AnyView(Placeholder(name: name)))))
  }
}

nonisolated extension Diagnostic {
  /// What comes before a name that may be meant.
  static let question = "; did you mean '"

  /// Makes a warning of an error that says what comes of it.
  mutating func pardon(_ consequence: String) {
    severity = .warning
    let plain = pardonable ?? message
    pardonable = plain
    // What may be meant comes last.
    let question = plain.range(of: Self.question, options: .backwards)?.lowerBound ?? plain.endIndex
    message = plain[..<question] + consequence + plain[question...]
  }
}

extension Diagnostic {
  /// The error that a lenient check made a warning of; `nil` for any other diagnostic.
  public nonisolated var pardoned: Diagnostic? {
    guard let pardonable else { return nil }
    var error = self
    error.severity = .error
    error.message = pardonable
    return error
  }
}

extension [Diagnostic] {
  /// Without the warnings about an unknown name that an earlier one of the same source was about.
  var namingUnknownOnce: [Diagnostic] {
    var named: [String: Set<SourceText>] = [:]
    return filter { diagnostic in
      guard diagnostic.severity == .warning, let name = diagnostic.unknownName else { return true }
      return named[name, default: []].insert(diagnostic.source).inserted
    }
  }
}

/// What is drawn where a view is unknown: a box with its name.
struct Placeholder: View {
  let name: String

  var body: some View {
    Text(name)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 16)
      .background { Rectangle().fill(.quaternary) }
  }
}

extension MemberAccessExprSyntax {
  /// Whether what it names is called.
  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension ClosureExprSyntax {
  /// Whether `$0` and its like stand in it, those of closures in it aside.
  fileprivate var namesOwnParameters: Bool {
    var rest = [Syntax(statements)]
    while let node = rest.popLast() {
      if case .dollarIdentifier? = node.as(TokenSyntax.self)?.tokenKind { return true }
      if node.kind != .closureExpr { rest += node.children(viewMode: .sourceAccurate) }
    }
    return false
  }
}
