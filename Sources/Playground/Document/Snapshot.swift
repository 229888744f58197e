import SwiftInterpreter

/// The document at one moment: its source, checked, and the values of its states.
struct Snapshot {
  private(set) var document = Document()
  /// `nil` for an empty document.
  private(set) var program: Program?
  var states = StateValues()
  /// What the check warned of.
  private(set) var warnings: [Diagnostic] = []
  /// What the reader has been warned of.
  var said: Set<Warning> = []

  init() {}

  /// Checks a document and gives it the states of another.
  ///
  /// - Parameters:
  ///   - known: What of its source is read already.
  ///   - isLenient: Whether unknown names are warnings where a picture is possible all the same.
  init(
    _ document: Document, states: StateValues, known: [ParsedSource] = [],
    isLenient: Bool = false
  ) throws(CheckFailure) {
    self.document = document
    self.states = states
    guard !document.sources.isEmpty else { return }
    let (program, diagnostics) = Program.check(
      document.sources, known: known, isLenient: isLenient)
    guard let program else { throw CheckFailure(diagnostics: diagnostics) }
    self.program = program
    warnings = diagnostics
  }

  /// Why a document cannot be used.
  struct CheckFailure: Error {
    var diagnostics: [Diagnostic]
  }

  /// The document's source, read.
  var parsed: [ParsedSource] { program?.parsed ?? [] }

  /// The program at work on the states as they are.
  var evaluation: Evaluation? { program.map { Evaluation($0, states: states) } }

  /// What is shown, in order.
  var previews: [Program.Preview] {
    guard let program else { return [] }
    switch document.shown {
    case .nothing: return []
    case .expressions:
      return program.showable.filter {
        $0.kind == .expression && $0.source >= document.declarations.count
      }
    case .previews(let kinds, let name):
      return program.showable.filter { preview in
        preview.kind == .preview && kinds.contains(document.declarations[preview.source].kind)
          && (name == nil || preview.name == name)
      }
    }
  }

  /// Whether the reader would see a difference.
  func differs(from other: Snapshot) -> Bool {
    document != other.document || states != other.states
  }
}
