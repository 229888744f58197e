extension Catalogue {
  /// Modifiers that have no meaning in a terminal, or none on what is drawn here.
  @RowBuilder static var acceptedModifiers: [Row] {
    Rows.members(of: "View") {
      for (text, reason) in accepted { Row.accepted("func \(text) -> some View", reason) }
    }
  }

  private static let accepted: [(String, String)] = [
    ("labelsHidden()", "No effect on a gauge."),
    ("controlSize(_ controlSize: ControlSize)", "No effect on a gauge."),
    ("monospaced(_ isActive: Bool = true)", "As it is: a terminal's letters are equally wide."),
    ("monospacedDigit()", "As it is: a terminal's digits are equally wide."),
    ("fontDesign(_ design: Font.Design?)", "As it is: a terminal has one face."),
    ("fontWidth(_ width: Font.Width?)", "As it is: letters are one column wide."),
    ("kerning(_ kerning: CGFloat)", "As it is: letters stand one column apart."),
    ("tracking(_ tracking: CGFloat)", "As it is: letters stand one column apart."),
    ("minimumScaleFactor(_ factor: CGFloat)", "As it is: a terminal's letters have one size."),
    ("imageScale(_ scale: Image.Scale)", "As it is: a symbol has the size of its font."),
    ("accessibilityLabel(_ label: Text)", "Not shown: a label for those who listen."),
    (
      "accessibilityLabel(_ labelKey: LocalizedStringKey)",
      "Not shown: a label for those who listen."
    ),
    ("accessibilityValue(_ value: Text)", "Not shown: a value for those who listen."),
    (
      "accessibilityValue(_ valueKey: LocalizedStringKey)",
      "Not shown: a value for those who listen."
    ),
    ("accessibilityHint(_ hintKey: LocalizedStringKey)", "Not shown: a hint for those who listen."),
    ("accessibilityHidden(_ hidden: Bool)", "Not shown: hides it from those who listen."),
    (
      "shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
      "Not drawn: a shadow is finer than a cell."
    ),
    ("previewDisplayName(_ value: String?)", "The name of a preview."),
    ("onAppear(perform action: (() -> Void)? = nil)", "Not run: nothing appears in a preview."),
    ("onDisappear(perform action: (() -> Void)? = nil)", "Not run: nothing disappears."),
    ("task(_ action: () async -> Void)", "Not run: nothing appears in a preview."),
    ("onTapGesture(count: Int = 1, perform action: () -> Void)", "Not run: nothing is tapped."),
    (
      "onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: () -> Void)",
      "Not run: a preview does not change."
    ),
    (
      "onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void)",
      "Not run: a preview does not change."
    ),
    (
      "onChange<V: Equatable>(of value: V, perform action: (V) -> Void)",
      "Not run: a preview does not change."
    ),
    (
      "onReceive<P>(_ publisher: P, perform action: (Date) -> Void)",
      "Not run: no time passes in a preview."
    ),
    ("animation(_ animation: Animation?)", "As it is: a preview stands still."),
    (
      "animation<V: Equatable>(_ animation: Animation?, value: V)",
      "As it is: a preview stands still."
    ),
    ("id<ID: Hashable>(_ id: ID)", "Told apart by it; drawn as it is."),
    ("tag<V: Hashable>(_ tag: V)", "Told apart by it; drawn as it is."),
    ("widgetAccentable(_ accentable: Bool = true)", "No effect outside of a widget."),
    ("navigationTitle(_ titleKey: LocalizedStringKey)", "Not shown: a title of a window."),
  ]
}
