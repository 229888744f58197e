import SwiftInterpreter

/// A warning, wherever in a piece of the document it stands.
struct Warning: Hashable {
  /// The piece.
  var name: String
  var message: String

  init(_ diagnostic: Diagnostic) { (name, message) = (diagnostic.source.name, diagnostic.message) }
}

// A warning is said once: with the input that brings it about.
extension Snapshot {
  /// Takes what was said of `earlier`, but of `pieces`: these are new.
  mutating func remember(from earlier: Snapshot, without pieces: Set<SourceText> = []) {
    let names = Set(pieces.map(\.name))
    said.formUnion(earlier.said.filter { !names.contains($0.name) })
  }

  /// What of `diagnostics` has not been said, and now is: errors whatever was said, anything else once.
  mutating func unsaid(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.isError || said.insert(Warning($0)).inserted }
  }

  /// What of `diagnostics` has not been said, or is an error.
  func stillUnsaid(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var copy = self
    return copy.unsaid(diagnostics)
  }
}
