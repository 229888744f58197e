/// Text with values in it, as SwiftUI's `LocalizedStringKey`: what a literal in `Text("…")` is.
///
/// Marks of Markdown are read, those of values that are put in stand for themselves. Values are written as the person's language writes them: an `Int` 1234 is 1,234, a `Double` 67 is 67.000000.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation {
  @usableFromInline let text: Text

  /// Words that are read for the marks of Markdown within lines, as those of a literal are.
  @inlinable public init(_ value: String) { text = Text(words: value) }

  /// A text as it is.
  package init(_ text: Text) { self.text = text }

  @inlinable public init(stringLiteral value: String) { self.init(value) }

  @inlinable public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Gathers the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var texts: [Text] = []
    @usableFromInline var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    @inlinable var text: Text { texts.isEmpty ? Text(words: string) : joined }

    @usableFromInline var joined: Text {
      Text(.joined(string.isEmpty ? texts : texts + [Text(words: string)]))
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }

    public mutating func appendInterpolation(_ string: String) { append(string.asValue) }

    @inlinable
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(value._localized)
    }

    /// Most begin with what is put in: that need not be copied.
    @usableFromInline mutating func append(_ piece: String) {
      if string.isEmpty { string = piece } else { string += piece }
    }

    /// `value` as a specifier of C's `printf` writes it, such as `%.1f`. One that does not suit a number is passed over.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      string += FormatSpecifier(specifier)?.string(value)?.asValue ?? value._localized
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      string += format.format(input).asValue
    }

    public mutating func appendInterpolation(_ text: Text) {
      if !string.isEmpty { texts.append(Text(words: string)) }
      string = ""
      texts.append(text)
    }

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) { string += (formatter.string(for: subject) ?? "").asValue }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter
    ) { string += (formatter.string(for: subject) ?? "").asValue }
  }
}
