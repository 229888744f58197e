/// Markdown as forges read it, as far as prose in a terminal tells it apart.
public nonisolated struct Markdown: Equatable, Sendable {
  /// What stands at the top level, in order.
  public var blocks: [Block]

  /// A block and the line of the text, from 1, that it begins on.
  public struct Block: Equatable, Sendable {
    public var content: Content
    public var line: Int
  }

  public indirect enum Content: Equatable, Sendable {
    case heading(level: Int, [Run])
    case paragraph([Run])
    /// A fenced or indented code block; `language` is the first word after the fence.
    case code(String, language: String)
    /// Each item's blocks; numbered from `start`, or bulleted where there is none.
    case list([[Block]], start: Int?)
    case quote([Block])
    /// Rows of cells; the first row is the header.
    case table([[[Run]]])
    case rule
  }

  /// Letters that look the same.
  public struct Run: Equatable, Sendable {
    public var text: String
    public var traits: Traits

    public init(_ text: String, _ traits: Traits = []) {
      self.text = text
      self.traits = traits
    }
  }

  /// How letters are set apart.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let emphasis = Traits(rawValue: 1)
    public static let strong = Traits(rawValue: 2)
    public static let code = Traits(rawValue: 4)
    public static let struck = Traits(rawValue: 8)
    public static let link = Traits(rawValue: 16)
  }
}

extension [Markdown.Run] {
  /// The letters alone.
  nonisolated var plainText: String { map(\.text).joined() }
}
