internal import SwiftSyntax

/// What a program's sources declare at their top level. A name declared again stands for the later declaration.
final class Declarations {
  var types: [String: Nominal] = [:]
  /// The last part of the name of each type that stands inside another.
  var nestedNames: Set<String> = []
  /// What the types declare, by full name.
  var scripts: [String: ScriptType] = [:]
  /// Functions by name; several of a name are overloads.
  var functions: [String: [Member]] = [:]
  var globals: [String: Global] = [:]
  /// All variables, static ones and those of previews included, each at its slot.
  var variables: [Global] = []
  /// What the bodies of declared functions and accessors do.
  var bodies: [FunctionBody] = []
  /// Computed variables at the top level.
  var computedGlobals: [String: ComputedGlobal] = [:]
  /// Variables at the top level that are a part of what a wrapper of the script keeps.
  var keptGlobals: [String: (keeper: Global, part: String)] = [:]
  /// Members that extensions add to library types and protocols, by type and name.
  var extensions: [Nominal: [String: [Member]]] = [:]
  /// Conformances that extensions add.
  var conformances: [Nominal: [SwiftType]] = [:]
  /// Those that hold under conditions alone: `extension Optional: Scored where Wrapped: Scored`.
  var conditionalConformances: [Nominal: [Conformance]] = [:]
  /// Type aliases by full name.
  var aliases: [String: TypeAlias] = [:]
  /// The associated types that a script's protocols name.
  var associatedTypes: [Nominal: Set<String>] = [:]
  /// The associated types that protocols name behind their own name, in order.
  var primaryTypes: [Nominal: [String]] = [:]
  /// Protocols with what is told of their associated types: `Collection<Int>`.
  var constrained: [ConstrainedKey: Nominal] = [:]
  /// `@State` properties by name, the latest declared last.
  var stateProperties: [String: [StateProperty]] = [:]

  /// The infix operators that a script declares, and the group of each.
  var infixOperators: [String: String] = [:]
  /// Precedence groups that a script declares.
  var precedences: [String: Precedence] = [:]
  /// Whether a class has a `deinit`, so that it can be told when variables end.
  var hasFinalizers = false
  /// Operator functions by name, whatever type they stand in.
  var operatorFunctions: [String: [Member]] = [:]

  /// What is declared may use itself, and what uses it: a type its own members, a function the one that calls it.
  /// Nothing of it would ever be freed.
  isolated deinit {
    for script in scripts.values {
      script.release()
      script.nominal.release()
    }
    for proto in constrained.values { proto.release() }
    for body in bodies { body.run = Evaluate(always: .void) }
    for variable in variables { variable.release() }
  }

  struct StateProperty {
    let owner: ScriptType
    let field: Int
    let source: Int
    let initializer: ExprSyntax?
  }
}
