import GaugeUI

extension Catalogue {
  /// What views are to those who listen. A picture shows none of it.
  @RowBuilder static var accessibilityModifiers: [Row] {
    Rows.members(of: "View") {
      for modifier in told {
        Row.accepted("func \(modifier) -> some View", notShown)
      }
      // As text that may be translated, as it is made, and as it stands.
      for (name, label) in [("Label", "label"), ("Value", "value"), ("Hint", "hint")] {
        for end in ["", ", isEnabled: Bool"] {
          let (head, rest) = ("func accessibility\(name)(_ \(label)", "\(end)) -> some View")
          Row.accepted("\(head): Text\(rest)", notShown)
          Row.accepted("\(head)Key: LocalizedStringKey\(rest)", notShown)
          Row.accepted("@_disfavoredOverload \(head): String\(rest)", notShown)
        }
      }
      for type in ["Text", "LocalizedStringKey", "String"] {
        let prefix = type == "String" ? "@_disfavoredOverload " : ""
        Row.accepted(
          "\(prefix)func accessibilityAction(named name: \(type), _ handler: () -> Void) -> some View",
          notShown)
        Row.accepted(
          "\(prefix)func accessibilityInputLabels(_ inputLabels: [\(type)]) -> some View", notShown)
      }
    }
    for (head, summary, names) in kinds { Rows.names(head, summary, names) }
  }

  private static let notShown = "Not shown: it is for those who listen."

  private static let told = [
    "accessibilityHidden(_ hidden: Bool)", "accessibilityHidden(_ hidden: Bool, isEnabled: Bool)",
    "accessibilityIdentifier(_ identifier: String)",
    "accessibilityAddTraits(_ traits: AccessibilityTraits)",
    "accessibilityRemoveTraits(_ traits: AccessibilityTraits)",
    "accessibilityElement(children: AccessibilityChildBehavior = .ignore)",
    "accessibilityChildren<V: View>(@ViewBuilder children: () -> V)",
    "accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)",
    "accessibilitySortPriority(_ sortPriority: Double)",
    "accessibilityHeading(_ level: AccessibilityHeadingLevel)",
    "accessibilityTextContentType(_ value: AccessibilityTextContentType)",
    "accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)",
    "accessibilityIgnoresInvertColors(_ active: Bool = true)",
    "accessibilityDirectTouch(_ isDirectTouchArea: Bool = true)",
    "accessibilityActivationPoint(_ activationPoint: UnitPoint)",
    "accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: () -> Void)",
    "accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)",
    "accessibilityAdjustableAction(_ handler: (AccessibilityAdjustmentDirection) -> Void)",
    "accessibilityScrollAction(_ handler: (Edge) -> Void)",
    "accessibilityShowsLargeContentViewer()",
    "accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)",
    "accessibility(label: Text)", "accessibility(value: Text)", "accessibility(hint: Text)",
    "accessibility(hidden: Bool)", "accessibility(identifier: String)",
    "accessibility(addTraits traits: AccessibilityTraits)",
    "accessibility(removeTraits traits: AccessibilityTraits)",
    "accessibility(sortPriority: Double)", "accessibility(inputLabels: [Text])",
  ]

  private static let kinds: [(head: String, summary: String, names: [String])] = [
    (
      "struct AccessibilityTraits: OptionSet", "What a view is to those who listen.",
      [
        "isButton", "isHeader", "isImage", "isSelected", "isStaticText", "updatesFrequently",
        "isLink", "isSearchField", "isKeyboardKey", "isSummaryElement", "isModal", "isToggle",
        "playsSound", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
      ]
    ),
    (
      "struct AccessibilityChildBehavior", "How the views inside are told.",
      ["ignore", "contain", "combine"]
    ),
    (
      "enum AccessibilityAdjustmentDirection: Hashable", "Which way a value is changed.",
      ["increment", "decrement"]
    ),
    (
      "struct AccessibilityActionKind: Hashable", "What is done.",
      ["default", "escape", "magicTap", "delete", "showMenu"]
    ),
    (
      "enum AccessibilityHeadingLevel: Hashable", "How high a heading stands.",
      ["unspecified", "h1", "h2", "h3", "h4", "h5", "h6"]
    ),
    (
      "struct AccessibilityTextContentType: Hashable", "What kind of text it is.",
      [
        "plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet",
        "wordProcessing",
      ]
    ),
  ]
}
