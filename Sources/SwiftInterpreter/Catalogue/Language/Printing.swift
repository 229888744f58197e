extension Catalogue {
  /// What a script writes to the transcript.
  @RowBuilder static var printing: [Row] {
    writing("print", "Writes values to the transcript.") { $0.described() }
    writing("debugPrint", "Writes values as a debugger does.") { $0.reflected() }
  }

  private static func writing(
    _ name: String, _ summary: String, _ text: @escaping (Value) -> String
  ) -> Row {
    Row(
      "func \(name)(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")",
      summary
    ) { (items: [Value], separator: String, terminator: String) in
      try Runtime.current?.print(
        items.map(text).joined(separator: separator), terminator: terminator)
      return Value.void
    }
  }
}
