/// What a script declares a struct, class or enum to be.
final class ScriptType {
  let name: String

  init(name: String) { self.name = name }
}
