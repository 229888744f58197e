/// A trap: what Swift stops a program for, said at the place where it happens. Rows throw it without a place; the call
/// that was under way adds its own.
struct ScriptFailure: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
