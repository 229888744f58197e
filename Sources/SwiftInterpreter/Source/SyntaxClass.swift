internal import SwiftIDEUtils
internal import SwiftParser
internal import SwiftSyntax

/// What a part of a source is, for whoever colours it.
public nonisolated enum SyntaxClass: Sendable {
  case keyword, attribute, type, number, string, comment

  /// The parts of `text` that are one of these, in order, in UTF-8 offsets. Every text has some, whole or not.
  public static func parts(of text: String) -> [(range: Range<Int>, kind: SyntaxClass)] {
    let tree = Parser.parse(source: text)
    return tree.classifications.compactMap { part in
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      return SyntaxClass(part.kind, range, in: text).map { (range, $0) }
    }
  }

  private init?(_ kind: SyntaxClassification, _ range: Range<Int>, in text: String) {
    switch kind {
    case .keyword, .ifConfigDirective: self = .keyword
    case .attribute: self = .attribute
    case .type: self = .type
    case .integerLiteral, .floatLiteral: self = .number
    case .stringLiteral, .regexLiteral: self = .string
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
    case .identifier:
      // The parser does not tell a type that is called from a function; by convention a capital does.
      let first = text.utf8[text.utf8.index(text.startIndex, offsetBy: range.lowerBound)]
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
      self = .type
    default: return nil
    }
  }
}
