/// Text with values in it, as SwiftUI's `LocalizedStringKey`: what a literal in `Text("…")` is.
///
/// Values are written as the person's language writes them: an `Int` 1234 is 1,234, a `Double` 67 is 67.000000.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation {
  @usableFromInline let text: Text

  @inlinable public init(_ value: String) { text = Text(verbatim: value) }

  @inlinable public init(stringLiteral value: String) { self.init(value) }

  @inlinable public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Gathers the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var texts: [Text] = []
    @usableFromInline var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    @inlinable var text: Text { texts.isEmpty ? Text(verbatim: string) : joined }

    @usableFromInline var joined: Text {
      Text(.joined(string.isEmpty ? texts : texts + [Text(verbatim: string)]))
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }

    public mutating func appendInterpolation(_ string: String) { append(string) }

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
      string += FormatSpecifier(specifier)?.string(value) ?? value._localized
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      string += format.format(input)
    }

    public mutating func appendInterpolation(_ text: Text) {
      if !string.isEmpty { texts.append(Text(verbatim: string)) }
      string = ""
      texts.append(text)
    }

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
  }
}
