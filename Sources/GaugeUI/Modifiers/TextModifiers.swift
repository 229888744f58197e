// What text inside a view looks like.
extension View {
  /// The font of text and symbols that set none themselves.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textAttributes.weight, weight)
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.textAttributes.weight, isActive ? .bold : nil)
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textAttributes.isItalic, isActive)
  }

  /// Draws a line under text. The line has the text's own colour.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textAttributes.isUnderlined, isActive)
  }

  /// Draws a line through text. The line has the text's own colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    environment(\.textAttributes.isStruckThrough, isActive)
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textAttributes.textCase, textCase)
  }

  /// Accepted: a terminal's letters are always equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Accepted: a terminal's digits are always equally wide.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Accepted: a terminal has one face.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Accepted: a terminal's letters are one column wide.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
}

// How text inside a view is set.
extension View {
  /// How the lines of a text lie to one another.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The most lines a text may take; `nil` for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Accepted: a terminal's letters have one size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}
