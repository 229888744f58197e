internal import SwiftParser
internal import SwiftSyntax

/// What could stand at a place in Swift source that is being typed.
public struct SwiftCompletion {
  /// A name, or an argument label with its colon.
  public struct Candidate: Equatable {
    public var text: String
    /// One line of help; a type where nothing more is known.
    public var summary: String
  }

  /// What a candidate replaces, in UTF-8 offsets.
  public let range: Range<Int>
  /// Sorted by name; argument labels first.
  public let candidates: [Candidate]

  /// - Parameters:
  ///   - text: What has been typed; it need not be whole.
  ///   - cursor: Where, in UTF-8 offsets.
  ///   - program: The declarations that can be named.
  public init(of text: String, at cursor: Int, in program: Program? = nil) {
    let bytes = Array(text.utf8.prefix(max(0, cursor)))
    let word = bytes.reversed().prefix(while: Self.isWord).count
    range = bytes.count - word..<bytes.count
    let typed = String(decoding: bytes[range], as: UTF8.self)
    let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    guard NestingLimits.excess(in: before) == nil, Self.isCode(before) else {
      candidates = []
      return
    }
    let offers = Offers(before: before, in: program)
    candidates = offers.all.filter { $0.text.hasPrefix(typed) && !$0.text.hasPrefix("_") }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether what comes behind `text` is neither a comment nor a string's text.
  private static func isCode(_ text: String) -> Bool {
    // A mark that only code can hold tells: as text it would be part of what is open.
    let tree = Parser.parse(source: text + "¦")
    guard let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate) else {
      return !tree.endOfFileToken.leadingTrivia.description.contains("¦")
    }
    switch last.tokenKind {
    case .stringSegment: return false
    default:
      let trivia = last.trailingTrivia.pieces + tree.endOfFileToken.leadingTrivia.pieces
      return !trivia.contains { piece in
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          text.hasSuffix("¦")
        default: false
        }
      }
    }
  }
}
