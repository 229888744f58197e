/// A message about a place in a source, in the form the Swift compiler gives its own.
public nonisolated struct Diagnostic: Error, Equatable, Sendable {
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A mend, and what it changes.
  public struct FixIt: Equatable, Sendable {
    public var message: String
    public var edits: [TextEdit]

    public init(message: String, edits: [TextEdit]) {
      self.message = message
      self.edits = edits
    }
  }

  public var severity: Severity
  public var message: String
  /// The source it is about.
  public var source: SourceText
  /// The place, in UTF-8 offsets into `source.text`; empty for a point.
  public var range: Range<Int>
  public var fixIts: [FixIt]
  public var notes: [Diagnostic]
  /// The name that it says is not there, where it says so.
  var unknownName: String?
  /// Whether it comes of that: it says what cannot be done with what is not there.
  var isConsequence = false
  /// The message of the error that this was before it was pardoned.
  var pardonable: String?

  public init(
    _ severity: Severity = .error, _ message: String, in source: SourceText, at range: Range<Int>,
    fixIts: [FixIt] = [], notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.source = source
    self.range = range
    self.fixIts = fixIts
    self.notes = notes
  }
}
