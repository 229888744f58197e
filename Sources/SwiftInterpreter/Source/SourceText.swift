/// A piece of source and the name that messages give it.
public nonisolated struct SourceText: Hashable, Sendable {
  /// A file's name as the user gave it; in angle brackets what stands in no file, as `<input>` for what was just typed.
  public var name: String
  public var text: String

  /// The name of what was just typed.
  public static let typed = "<input>"

  public init(_ text: String, name: String = SourceText.typed) {
    self.name = name
    self.text = text
  }
}

/// A replacement in a source, by UTF-8 offsets.
public nonisolated struct TextEdit: Equatable, Sendable {
  public var range: Range<Int>
  public var replacement: String

  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
