/// Something that a type has or that stands at the top level: a catalogue row, or a script's declaration.
final class Member {
  /// The type, protocol or extended type it belongs to.
  let owner: Nominal?
  let signature: Signature
  let implementation: Implementation
  /// Chosen only where nothing else fits.
  let isDisfavoured: Bool
  /// Whether it is seen only inside its owner.
  var isPrivate = false
  /// Whether it is set only inside its owner: `private(set)`.
  var isSetterPrivate = false
  /// What has to hold of the owner's generic arguments, as an extension says it.
  var requirements: [Signature.Requirement] = []

  enum Implementation {
    case row(Row)
    /// The field at an index of a script struct or object.
    case stored(Int)
    /// A field that holds a property wrapper, read and written through it.
    case wrapped(Int, PropertyWrapper)
    /// A field whose value a wrapper of the script keeps: which of the wrapper's properties it is.
    case kept(Int, String)
    case computed(get: FunctionBody, set: FunctionBody?)
    case function(FunctionBody)
    case enumCase(ScriptType, Int)
    /// The initialiser that a struct has by itself, which takes these of its fields.
    case memberwise(ScriptType, fields: [Int])
    case global(Global)
    /// A value that views hand down, by the variable that it is where none does.
    case entry(Global)
  }

  init(
    owner: Nominal?, signature: Signature, implementation: Implementation,
    isDisfavoured: Bool = false
  ) {
    self.owner = owner
    self.signature = signature
    self.implementation = implementation
    self.isDisfavoured = isDisfavoured
  }

  convenience init(owner: Nominal?, signature: Signature, row: Row) {
    self.init(
      owner: owner, signature: signature, implementation: .row(row),
      isDisfavoured: row.text.hasPrefix("@_disfavoredOverload") || row.objection != nil)
  }

  /// Whether it is what a protocol of the library only asks for: nothing that can be used.
  var isOnlyAskedFor: Bool {
    if case .row(let row) = implementation, case .nothing = row.body { true } else { false }
  }

  /// Whether a protocol asks for it, so that the value at hand, or its type, tells what it is.
  var isDispatched: Bool {
    if case .row(let row) = implementation {
      owner?.kind == .protocol && (owner?.script != nil || row.isDispatched)
    } else {
      false
    }
  }

  var row: Row? {
    if case .row(let row) = implementation { row } else { nil }
  }

  /// What a script's function does.
  var body: FunctionBody? {
    if case .function(let body) = implementation { body } else { nil }
  }
}

/// The wrappers that a script's stored properties can have.
enum PropertyWrapper: String, CaseIterable {
  case state = "State"
  case binding = "Binding"
  case environment = "Environment"
  case environmentObject = "EnvironmentObject"
  /// Kept by the app, under a key.
  case appStorage = "AppStorage"
  case sceneStorage = "SceneStorage"
  case stateObject = "StateObject"
  case focusState = "FocusState"
  case gestureState = "GestureState"
  case namespace = "Namespace"

  /// What a field with this wrapper holds.
  enum Kind {
    /// A `StateSlot`: the view's own value, kept at its place.
    case slot
    /// A `ScriptBinding`.
    case binding
    /// An `EnvironmentReader`.
    case environment
  }

  var kind: Kind {
    switch self {
    case .binding: .binding
    case .environment, .environmentObject: .environment
    default: .slot
    }
  }

  /// The type that the property is inside: `_x` of `@State var x`.
  var storage: String {
    switch kind {
    case .binding: "Binding"
    case .environment: "Environment"
    case .slot:
      switch self {
      case .stateObject: "StateObject"
      case .appStorage, .sceneStorage: rawValue
      default: "State"
      }
    }
  }
}
