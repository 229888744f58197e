/// Words, as SwiftUI's `Text`.
public nonisolated struct Text: PrimitiveView {
  @usableFromInline enum Content {
    /// Words, which are read for marks.
    case marked(String)
    /// Words as they stand.
    case string(String)
    case symbol(Character)
    case joined([Text])
  }

  /// The words of a text that is nothing else. They are read for marks when they are set.
  @usableFromInline let string: String
  /// What else there is. Most texts set nothing and are words alone, and labels are handed on a lot.
  @usableFromInline var storage: Storage?

  @usableFromInline final class Storage {
    let attributes: Attributes
    /// `nil` for words that are read for marks, or have none.
    let content: Content?

    init(_ attributes: Attributes, content: Content?) {
      self.attributes = attributes
      self.content = content
    }
  }

  @inlinable init(words: String) { string = words }

  init(_ content: Content) {
    if case .string(let string) = content, !string.hasMarks {
      self.string = string
    } else {
      string = ""
      storage = Storage(Attributes(), content: content)
    }
  }

  /// How text looks, each part `nil` where it is left to what is around.
  struct Attributes {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var textCase: Case?
    var foregroundStyle: AnyShapeStyle?
  }

  /// Where text is cut that has too little room.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, the middle or the end of the last line.
    case head, middle, tail
  }

  /// Capitals or small letters throughout.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension Text {
  /// The text that `key` stands for, which is its own where nothing is translated.
  @inlinable public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// `content` as it stands.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// `content` as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

  /// `input` as `format` writes it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.string(format.format(input)))
  }

  /// A symbol among words.
  public init(_ image: Image) { self.init(.symbol(image.character)) }

  /// One text after another.
  public static func + (left: Text, right: Text) -> Text { Text(.joined([left, right])) }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    if let node = nodes.reusable(TextNode.self) {
      nodes.append(node, changed: node.update(self, in: context.environment))
    } else {
      nodes.append(TextNode(self, in: context.environment))
    }
  }
}

extension Text {
  /// What the text consists of.
  var content: Content { storage?.content ?? .marked(string) }

  /// What this text sets; what it leaves open comes from the text around it, then from the environment.
  var attributes: Attributes {
    get { storage?.attributes ?? Attributes() }
    set { storage = Storage(newValue, content: storage?.content) }
  }

  /// The string of a text that sets nothing and consists of nothing else; it may have marks.
  var plainString: String? { storage == nil ? string : nil }

  @inlinable public func _isSameView(as other: Text) -> Bool {
    storage == nil && other.storage == nil ? string == other.string : isSame(as: other)
  }

  @usableFromInline func isSame(as other: Text) -> Bool {
    guard storage === other.storage || attributes.isSame(as: other.attributes) else {
      return false
    }
    return switch (content, other.content) {
    case (.marked(let left), .marked(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.symbol(let left), .symbol(let right)): left == right
    case (.joined(let left), .joined(let right)):
      left.elementsEqual(right) { $0._isSameView(as: $1) }
    default: false
    }
  }
}

// Modifiers that keep text a text, so that labels of one kind stay of one type.
extension Text {
  private func with<Value>(
    _ part: WritableKeyPath<Attributes, Value?>, _ value: Value?
  ) -> Text {
    var text = self
    text.attributes[keyPath: part] = value
    return text
  }

  public func font(_ font: Font?) -> Text { with(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }
  public func bold() -> Text { with(\.weight, .bold) }
  public func bold(_ isActive: Bool) -> Text { with(\.weight, isActive ? .bold : nil) }
  public func italic() -> Text { with(\.isItalic, true) }
  public func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }
  public func foregroundColor(_ color: Color?) -> Text {
    with(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Draws a line under the text. A terminal has one kind of line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// Draws a line through the text. A terminal has one kind of line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// The line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public enum Pattern: Hashable, Sendable {
      case solid, dash, dot, dashDot, dashDotDot
    }
  }

  /// Draws a line under the text, in the text's own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(\.isUnderlined, isActive)
  }

  /// Draws a line through the text, in the text's own colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(\.isStruckThrough, isActive)
  }

  /// Accepted: a terminal's letters are always equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Accepted: a terminal's digits are always equally wide.
  public func monospacedDigit() -> Text { self }
  /// Accepted: a terminal has one face.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Accepted: a terminal's letters are one column wide.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Accepted: a terminal's letters stand one column apart.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Accepted: a terminal's letters stand one column apart.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Accepted: a terminal's letters stand on one line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension Text.Attributes {
  /// Whether both surely say the same.
  func isSame(as other: Text.Attributes) -> Bool {
    font == other.font && weight == other.weight && isItalic == other.isItalic
      && isUnderlined == other.isUnderlined && isStruckThrough == other.isStruckThrough
      && textCase == other.textCase && foregroundStyle.isSame(as: other.foregroundStyle)
  }

  /// These attributes, and for what they leave open those of `outer`.
  func over(_ outer: Text.Attributes) -> Text.Attributes {
    Text.Attributes(
      font: font ?? outer.font, weight: weight ?? outer.weight,
      isItalic: isItalic ?? outer.isItalic, isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      textCase: textCase ?? outer.textCase,
      foregroundStyle: foregroundStyle ?? outer.foregroundStyle)
  }
}
