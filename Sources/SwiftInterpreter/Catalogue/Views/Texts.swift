import GaugeUI

extension Catalogue {
  /// Text, symbols and labels.
  @RowBuilder static var texts: [Row] {
    Rows.type("struct LocalizedStringKey: Equatable", "Text that could be translated.") {
      Row("init(_ value: String)", "Takes a text.") { (text: LocalizedStringKey) in text }
    }
    Rows.type("struct Text: View", "Words.") {
      Row("init(_ key: LocalizedStringKey)", "Words that could be translated.") {
        (key: LocalizedStringKey) in Text(key)
      }
      for place in [
        "tableName: String?, bundle: Bundle? = nil, comment: String? = nil",
        "bundle: Bundle?, comment: String? = nil", "comment: String?",
      ] {
        Row(
          "init(_ key: LocalizedStringKey, \(place))",
          summary: "Words that could be translated, and where, with a word to translators.",
          body: .function { values in
            try Text(LocalizedStringKey.from(values.first ?? .void)).scriptValue
          })
      }
      Row("init(verbatim content: String)", "Words as they stand.") { (text: String) in
        Text(verbatim: text)
      }
      Row("@_disfavoredOverload init<S: StringProtocol>(_ content: S)", "Words as they stand.") {
        (text: String) in Text(verbatim: text)
      }
      Row("init(_ image: Image)", "A symbol among words.") { (image: Image) in Text(image) }
      Row("static func + (lhs: Text, rhs: Text) -> Text", "One after the other.") {
        (left: Text, right: Text) in left + right
      }
      textModifiers
    }
    Rows.type("enum Text.Case: Hashable", "Capitals or small letters.") {
      Row.enumCase("uppercase", "Capitals.", Text.Case.uppercase)
      Row.enumCase("lowercase", "Small letters.", Text.Case.lowercase)
    }
    Rows.type("struct Text.LineStyle", "The line under or through text.")
    Rows.names(
      "enum Text.LineStyle.Pattern: Hashable", "How such a line is broken.",
      ["solid", "dash", "dot", "dashDot", "dashDotDot"])
    Rows.names("class Bundle", "Where an app's texts and pictures are.", ["main"])
    images
    Rows.type("struct Label: View", "A symbol and words.") {
      for row in Row.titled(
        "init", ", systemImage name: String)", "Words beside a system symbol.",
        {
          (title: LocalizedStringKey, name: String) in Label(title, systemImage: name)
        })
      {
        row.cautioning { (_: LocalizedStringKey, name: String) in unknownSymbol(name) }
      }
      Row.titled("init", ", image name: String)", "Words beside a picture.") {
        (title: LocalizedStringKey, name: String) in Label(title, image: name)
      }
      Row.view("init(_ configuration: LabelStyleConfiguration)", "The label of a style.") {
        (configuration: LabelStyleConfiguration) in Label(configuration)
      }
      Row.view(
        "init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)",
        "One view beside another."
      ) {
        (title: AnyView, icon: AnyView) in Label(title: { title }, icon: { icon })
      }
    }
  }

  /// Modifiers that keep text a text.
  @RowBuilder private static var textModifiers: [Row] {
    Row("func font(_ font: Font?) -> Text", "Sets the font.") { (text: Text, font: Font?) in
      text.font(font)
    }
    Row("func fontWeight(_ weight: Font.Weight?) -> Text", "Sets how heavy it is.") {
      (text: Text, weight: Font.Weight?) in text.fontWeight(weight)
    }
    Row("func bold() -> Text", "Makes it bold.") { (text: Text) in text.bold() }
    Row("func bold(_ isActive: Bool) -> Text", "Makes it bold or not.") {
      (text: Text, isActive: Bool) in text.bold(isActive)
    }
    Row("func italic() -> Text", "Makes it italic.") { (text: Text) in text.italic() }
    Row("func italic(_ isActive: Bool) -> Text", "Makes it italic or not.") {
      (text: Text, isActive: Bool) in text.italic(isActive)
    }
    Row("func foregroundColor(_ color: Color?) -> Text", "Sets its colour.") {
      (text: Text, color: Color?) in text.foregroundColor(color)
    }
    Row("func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text", "Sets what it is painted with.")
    {
      (text: Text, style: AnyShapeStyle) in text.foregroundStyle(style)
    }
    Row(
      "func underline(_ isActive: Bool = true, color: Color? = nil) -> Text",
      "Draws a line under it."
    ) {
      (text: Text, isActive: Bool, color: Color?) in text.underline(isActive, color: color)
    }
    Row(
      "func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text",
      "Draws a line through it."
    ) {
      (text: Text, isActive: Bool, color: Color?) in text.strikethrough(isActive, color: color)
    }
    for (name, line) in lines {
      Row(
        "func \(name)(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text",
        "Draws a line, which a terminal has one kind of."
      ) { (text: Text, isActive: Bool, _: Value, color: Color?) in line(text, isActive, color) }
    }
    for text in [
      "func monospaced(_ isActive: Bool = true) -> Text", "func monospacedDigit() -> Text",
      "func fontDesign(_ design: Font.Design?) -> Text",
      "func fontWidth(_ width: Font.Width?) -> Text", "func kerning(_ kerning: CGFloat) -> Text",
      "func tracking(_ tracking: CGFloat) -> Text",
      "func baselineOffset(_ baselineOffset: CGFloat) -> Text",
    ] {
      Row.accepted(text, "As it is: a terminal's letters have one form.")
    }
  }

  private static let lines: [(String, (Text, Bool, Color?) -> Text)] = [
    ("underline", { $0.underline($1, color: $2) }),
    ("strikethrough", { $0.strikethrough($1, color: $2) }),
  ]

  /// What is to be said of a symbol that is not known.
  private static func unknownSymbol(_ name: String) -> String? {
    guard Symbol.named(name) == nil else { return nil }
    let nearest = Spelling.nearest(to: name, among: Symbol.all.map(\.name))
    return "there is no symbol '\(name)' here; a placeholder stands for it"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  @RowBuilder private static var images: [Row] {
    Rows.type("struct Image: View, Equatable", "A symbol.") {
      Row("init(systemName: String)", "A system symbol by name.") { (name: String) in
        Image(systemName: name)
      }.cautioning { (name: String) in unknownSymbol(name) }
      Row(
        "init(systemName: String, variableValue: Double?)",
        "A system symbol by name; in a cell it looks the same for every value."
      ) { (name: String, value: Double?) in
        Image(systemName: name, variableValue: value)
      }.cautioning { (name: String, _: Double?) in unknownSymbol(name) }
      Row("init(_ name: String)", "A picture of an asset catalogue; a place holder here.") {
        (name: String) in Image(name)
      }.cautioning { (name: String) in
        "there is no image '\(name)' here; a placeholder stands for it"
      }
      Row(
        "init(decorative name: String)", "A picture of an asset catalogue; a place holder here."
      ) { (name: String) in Image(decorative: name) }.cautioning { (name: String) in
        "there is no image '\(name)' here; a placeholder stands for it"
      }
      for text in [
        "interpolation(_ interpolation: Image.Interpolation)", "antialiased(_ isAntialiased: Bool)",
      ] { Row.accepted("func \(text) -> Image", "As it is: a symbol is one character.") }
      Row.accepted(
        "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image",
        "As it is: a symbol has the size of its font.")
      Row.accepted(
        "func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image",
        "As it is: a symbol has the foreground style.")
    }
    Rows.type("enum Image.Scale: Hashable", "How large a symbol is beside text.") {
      Row.enumCase("small", "Smaller.", Image.Scale.small)
      Row.enumCase("medium", "As large.", Image.Scale.medium)
      Row.enumCase("large", "Larger.", Image.Scale.large)
    }
    Rows.names(
      "enum Image.ResizingMode: Hashable", "How a picture fills more room.", ["tile", "stretch"])
    Rows.names(
      "enum Image.Interpolation: Hashable", "How smoothly a picture is enlarged.",
      ["none", "low", "medium", "high"])
    Rows.type("enum Image.TemplateRenderingMode: Hashable", "Whether a picture keeps its colours.")
    {
      Row.enumCase("original", "It does.", Image.TemplateRenderingMode.original)
      Row.enumCase("template", "It is painted.", Image.TemplateRenderingMode.template)
    }
  }
}

extension LocalizedStringKey: NativeValue {
  static func from(_ value: Value) throws -> LocalizedStringKey {
    switch value {
    case .string(let text): return LocalizedStringKey(text)
    case .native(let key as LocalizedStringKey): return key
    default: throw BridgingError(expected: "a text", found: value)
    }
  }
}

extension Text: NativeValue {}
extension Text.Case: NativeValue {}
extension Image: NativeValue {}
extension Image.Scale: NativeValue {}
extension Image.TemplateRenderingMode: NativeValue {}
