extension Catalogue {
  /// What a script writes to the transcript.
  @RowBuilder static var printing: [Row] {
    Row(
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")",
      "Writes values to the transcript."
    ) { (items: [Value], separator: String, terminator: String) in
      let text = items.map { $0.described() }.joined(separator: separator)
      try Runtime.current?.print(text, terminator: terminator)
      return Value.void
    }
  }
}
