/// The compiler's words for what the parser's library says in its own: a reader searches for the former.
nonisolated enum CompilerWords {
  static func of(_ message: String) -> String { table[message] ?? message }

  private static let table = [
    "consecutive statements on a line must be separated by newline or ';'":
      "consecutive statements on a line must be separated by ';'",
    "consecutive declarations on a line must be separated by newline or ';'":
      "consecutive declarations on a line must be separated by ';'",
    "unexpected brace in source file": "extraneous '}' at top level",
    "expected pattern in variable": "expected pattern",
    "expected expression in variable": "expected initial value after '='",
    "expected type in type annotation": "expected type",
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "C-style for statement has been removed in Swift 3":
      "C-style for statement was removed in Swift 3",
    "'case' can only appear inside a 'switch' statement or 'enum' declaration":
      "'case' label can only appear inside a 'switch' statement",
  ]
}
