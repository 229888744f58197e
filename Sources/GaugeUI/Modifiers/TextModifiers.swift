// What text inside a view looks like.
extension View {
  /// The font of text and symbols that set none themselves.
  public nonisolated func font(_ font: Font?) -> some View {
    changingEnvironment(\.font, to: font)
  }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment(\.textAttributes.weight, to: weight)
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment(\.textAttributes.weight, to: isActive ? .bold : nil)
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment(\.textAttributes.isItalic, to: isActive)
  }

  /// Draws a line under text. The line has the text's own colour.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingEnvironment(\.textAttributes.isUnderlined, to: isActive)
  }

  /// Draws a line through text. The line has the text's own colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    changingEnvironment(\.textAttributes.isStruckThrough, to: isActive)
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment(\.textAttributes.textCase, to: textCase)
  }

  /// Accepted: a terminal's letters are always equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Accepted: a terminal's digits are always equally wide.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Accepted: a terminal has one face.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Accepted: a terminal's letters stand one column apart.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  /// Accepted: a terminal's letters stand one column apart.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  /// Accepted: a terminal's letters stand in rows.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Accepted: a terminal's letters are one column wide.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
}

// How text inside a view is set.
extension View {
  /// How the lines of a text lie to one another.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment(\.multilineTextAlignment, to: alignment)
  }

  /// The most lines a text may take; `nil` for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    changingEnvironment(\.lineLimits, to: LineLimits(most: number))
  }

  /// The fewest lines a text takes room for, and the most it may take.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment(
      \.lineLimits, to: LineLimits(least: limit.lowerBound, most: limit.upperBound))
  }

  /// The fewest lines a text takes room for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment(\.lineLimits, to: LineLimits(least: limit.lowerBound))
  }

  /// The most lines a text may take.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// The most lines a text may take, and whether it takes room for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit((reservesSpace ? limit : min(1, limit))...limit)
  }

  /// Where text is cut that has too little room.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment(\.truncationMode, to: mode)
  }

  /// Accepted: a terminal's letters stand one column apart.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  /// Accepted: a terminal's lines are one row high.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// How small large letters may become, as a part of their size, before they are cut. Text in cells has one size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment(\.minimumScaleFactor, to: factor)
  }
}
