internal import SwiftSyntax

/// Finds the types of a program's expressions and makes of each what evaluates it.
final class Checker {
  let catalogue = Catalogue.shared
  let opaques = OpaqueTypes()
  let declarations: Declarations
  /// The values that states have, where they were set.
  let states: StateValues
  var sources: [SourceText]
  /// The source that is being checked.
  var source = 0
  var diagnostics: [Diagnostic] = []
  /// What is visible by name here, innermost last.
  var scopes: [Scope] = []
  /// The variables that patterns beside the one at hand bind, by their names: all of one case bind the same.
  var boundBeside: [String: Variable] = [:]
  /// The function or closure that is being checked.
  var function = FunctionContext(parent: nil)
  /// The type whose members are visible without a prefix.
  var enclosing: Nominal?
  /// The generic parameters of the declaration around.
  var generics: [GenericParameter] = []
  /// What an extension's or function's `where` says of generic parameters: `extension Array where Element == Double`.
  var assumptions = Assumptions()
  /// How many expressions were checked, those looked at for each overload counted each time.
  var checks = 0
  /// Whether unknown names are no errors where a picture is possible all the same.
  let isLenient: Bool
  /// The types that stand for those that nothing declares.
  var unknownTypes: [String: Nominal] = [:]
  /// How many view builders stand around what is checked.
  var viewDepth = 0
  /// Whether messages say what may be meant.
  var suggests = true
  /// The strings among the arguments of the calls whose overload is being chosen: their parts are the same for each.
  var knownStrings: [SyntaxIdentifier: [StringPart]] = [:]
  /// What is said where that was too many.
  var exhaustion: Diagnostic?
  /// The default values being checked: one that calls for itself has no end.
  var defaultsUnderway: Set<SyntaxIdentifier> = []
  /// How many variables at the top level wait for one another's types.
  var completions = 0
  /// How deep ternaries nest here.
  var nesting = 0
  /// What choosing the present solution costs; the cheapest overload wins.
  var score = Score()
  /// The variables bound so far, so that a trial can be taken back.
  var trail: [TypeVariable] = []
  /// Whether a closure or function was met that throws: what rethrows does so then.
  var hasThrowingArgument = false
  /// Why the last unification failed where a conformance was missing.
  var missingConformance: (type: SwiftType, proto: Nominal)?
  /// What a name that nothing declares may stand for.
  var freeNames = FreeNames.nothing
  /// The states that can be set, told once their types are known.
  var stateDeclarations: [() -> Program.StateDeclaration] = []
  /// The states of all previews.
  var previewGlobals: [Global] = []
  /// The declaration that stands for each type's name.
  var latest: [String: SyntaxIdentifier] = [:]
  /// The types that are declared, local ones too.
  var typeDeclarations: [TypeDeclaration] = []
  /// Those whose members are still to be taken in.
  var undeclared: [Nominal: TypeDeclaration] = [:]
  /// Checks that wait until every declaration is known.
  var pending: [() -> Void] = []
  /// The `@Previewable` states of the preview that is being checked.
  var previewStates: [String: Global] = [:]
  var impliedStates: [Program.ImpliedState] = []
  /// The uses of rows that change nothing.
  var ignored: [Program.Ignored] = []
  /// What rows' default values come to.
  var rowDefaults: [DefaultKey: Expression] = [:]
  /// What operators do with operands of given types, as far as it was asked.
  var operatorUses: [OperatorKey: [OperatorFit]] = [:]

  init(
    sources: [SourceText], declarations: Declarations, states: StateValues = StateValues(),
    isLenient: Bool = false
  ) {
    self.isLenient = isLenient
    self.sources = sources
    self.declarations = declarations
    self.states = states
  }
}

/// What a name that nothing declares stands for at the top level.
enum FreeNames {
  case nothing
  /// In a view fragment: a state of its own, which begins as the latest state of that name does.
  case impliedStates
  /// In what is run: the latest state of that name, as it is.
  case presentStates
}

/// A checked expression.
struct Expression {
  var type: SwiftType
  var evaluate: Evaluate
  /// How it is changed, where it can be.
  var place: Place?
  /// Whether it is a call whose result is of no interest: none is shown.
  var isDiscardable = false
  /// Whether it is an optional declared with `!`: it is unwrapped where it has to be.
  var isImplicit = false
  /// What an optional chain comes to where no link of it is `nil`.
  private(set) var link: [Expression] = []

  /// With what it comes to where no link of it is `nil`.
  func linking(_ inner: Expression) -> Expression {
    var result = self
    result.link = [inner]
    return result
  }

  /// Whether it is `super`: its members are those of the class above, whatever the object's own.
  var isSuper = false

  init(_ type: SwiftType, place: Place? = nil, _ evaluate: Evaluate) {
    self.type = type
    self.place = place
    self.evaluate = evaluate
  }

  init(
    _ type: SwiftType, place: Place? = nil, _ evaluate: @escaping (Frame) throws -> Value
  ) {
    self.init(type, place: place, Evaluate(evaluate))
  }

  /// What comes of a mistake that was reported.
  static let error = Expression(.error, Evaluate(always: .void))
}

/// Something that can be assigned to.
struct Place {
  var modify: (Frame, (inout Value) throws -> Void) throws -> Void
  /// Sets it without looking at what it was, where that is done another way.
  var assign: ((Frame, Value) throws -> Void)?

  init(_ modify: @escaping (Frame, (inout Value) throws -> Void) throws -> Void) {
    self.modify = modify
  }

  init(
    assign: @escaping (Frame, Value) throws -> Void,
    modify: @escaping (Frame, (inout Value) throws -> Void) throws -> Void
  ) {
    self.modify = modify
    self.assign = assign
  }

  func set(_ frame: Frame, _ value: Value) throws {
    if let assign { return try assign(frame, value) }
    try modify(frame) { $0 = value }
  }
}

/// What makes one overload better than another, the weightiest first.
struct Score: Comparable {
  /// Results that are not what is expected.
  var mismatches = 0
  var disfavoured = 0
  /// Literals of another type than their default one.
  var literals = 0
  var conversions = 0
  var promotions = 0
  var generics = 0

  static func < (left: Score, right: Score) -> Bool {
    if left.mismatches != right.mismatches { return left.mismatches < right.mismatches }
    if left.disfavoured != right.disfavoured { return left.disfavoured < right.disfavoured }
    if left.literals != right.literals { return left.literals < right.literals }
    if left.conversions != right.conversions { return left.conversions < right.conversions }
    if left.promotions != right.promotions { return left.promotions < right.promotions }
    return left.generics < right.generics
  }
}

/// The names that a block declares.
struct Scope {
  var variables: [String: Variable] = [:]
  /// Local functions and types are variables too; this tells whose.
  let function: FunctionContext
}

/// What is known about the function or closure that is being checked.
final class FunctionContext {
  let parent: FunctionContext?
  /// How many slots its frame needs.
  var size = 0
  /// The variables of outer functions that it uses, and what they are inside.
  var captures: [(outer: Variable, inner: Variable)] = []
  /// What `return` has to give; `nil` where that is inferred.
  var result: SwiftType?
  /// `some P`, where that is the result: what it is, the `return`s tell.
  var opaqueResult: SwiftType?
  /// The types of `return`s, where the result is inferred.
  var returned: [SwiftType] = []
  /// The types of `return`s behind `#available`, which need not be those of others.
  var returnedWhereAvailable: [SwiftType] = []
  /// What `throw` has to give, where a signature says so; `nil` for any error.
  var thrown: SwiftType?
  /// What is thrown inside the `do` that is being checked, once it was found; `nil` for any error.
  var thrownInside: [SwiftType?] = []
  /// The property whose observer it is: setting that one there calls no observer again.
  var observed: String?
  /// Whether it makes a value, so that constants can be set.
  var isInitializer = false
  /// Whether it is a closure that may outlive what it is handed to, and keeps what it uses.
  var isEscaping = false
  /// The `$0`, `$1` of a closure without a parameter list.
  var shorthand: [Variable] = []

  init(parent: FunctionContext?) { self.parent = parent }
  nonisolated deinit {}

  func variable(_ name: String, _ type: SwiftType, isMutable: Bool = false) -> Variable {
    defer { size += 1 }
    return Variable(name, type, isMutable: isMutable, slot: size)
  }

  /// A variable that holds what the function is called with.
  func parameter(_ name: String, _ type: SwiftType, isInout: Bool) -> Variable {
    let parameter = variable(name, type, isMutable: isInout)
    parameter.isInout = isInout
    return parameter
  }

  /// The variable by which this function knows one of an outer function.
  func capture(_ outer: Variable, of owner: FunctionContext) -> Variable {
    if owner === self { return outer }
    let nearer = parent.map { $0.capture(outer, of: owner) } ?? outer
    if let known = captures.first(where: { $0.outer === nearer }) { return known.inner }
    let inner = variable(outer.name, outer.type, isMutable: outer.isMutable)
    inner.signature = outer.signature
    inner.isComputed = outer.isComputed
    inner.isImplicit = outer.isImplicit
    if !outer.access.isPlain { inner.access = outer.access.mapped { capture($0, of: owner) } }
    nearer.isCaptured = true
    inner.isCaptured = true
    captures.append((nearer, inner))
    return inner
  }
}

// Messages.
extension Checker {
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func report(
    _ severity: Diagnostic.Severity = .error, _ message: String, at node: some SyntaxProtocol,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    var diagnostic = Diagnostic(
      severity, message, in: sources[source], at: range(of: node), fixIts: fixIts)
    // What cannot be done with something unknown comes of that.
    diagnostic.unknownName = unknownTypes.keys.first { message.contains("'\($0)'") }
    diagnostic.isConsequence = diagnostic.unknownName != nil
    diagnostics.append(diagnostic)
  }

  func report(_ message: String, at node: some SyntaxProtocol) {
    report(.error, message, at: node)
  }

  /// Reports an error and gives what stands for the broken expression.
  func fail(
    _ message: String, at node: some SyntaxProtocol, fixIts: [Diagnostic.FixIt] = []
  ) -> Expression {
    report(.error, message, at: node, fixIts: fixIts)
    return .error
  }

  /// An error's place at work: what traps there is thrown with it.
  func trap(at node: some SyntaxProtocol) -> (String) -> Diagnostic {
    let source = sources[source]
    let range = range(of: node)
    return { Diagnostic(.error, $0, in: source, at: range) }
  }

  /// Adds its place to what a library closure throws.
  func placing(_ node: some SyntaxProtocol, _ evaluate: Evaluate) -> Evaluate {
    let trap = trap(at: node)
    return evaluate.failing { error in
      switch error {
      case let failure as ScriptFailure: trap(failure.message)
      case let error as BridgingError: trap("this value cannot be used as \(error.expected)")
      default: error
      }
    }
  }

  func placing(
    _ node: some SyntaxProtocol, _ evaluate: @escaping (Frame) throws -> Value
  ) -> Evaluate { placing(node, Evaluate(evaluate)) }

  /// Runs `attempt` without keeping what it reports or binds.
  ///
  /// - Parameter suggests: Whether messages say what may be meant, which takes looking at every name; nothing that
  ///   stands inside another trial does before that one failed.
  func trial<Result>(suggests: Bool = false, _ attempt: () -> Result?) -> (
    Result?, Score, [Diagnostic]
  ) {
    let (outer, outerScore, mark) = (diagnostics, score, trail.count)
    let suggested = self.suggests
    self.suggests = suggested && suggests
    defer { self.suggests = suggested }
    diagnostics = []
    score = Score()
    let result = attempt()
    let (found, cost) = (diagnostics, score)
    diagnostics = outer
    score = outerScore
    undo(to: mark)
    return (result, cost, found)
  }

  func undo(to mark: Int) {
    while trail.count > mark { trail.removeLast().binding = nil }
  }
}
