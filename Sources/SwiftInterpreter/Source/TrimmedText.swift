internal import SwiftSyntax

nonisolated extension SyntaxProtocol {
  /// What is written, without the blanks and comments around it.
  ///
  /// The same as `trimmedDescription`, which makes a tree of its own for it and so takes a hundred times as long.
  var trimmedText: String {
    let text = description
    let bytes = text.utf8.dropFirst(leadingTriviaLength.utf8Length)
      .dropLast(trailingTriviaLength.utf8Length)
    return String(Substring(bytes))
  }
}
