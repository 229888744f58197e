import GaugeUI

extension Catalogue {
  /// What an app says of keys, bars, scrolling, dragging and the system around it: nothing of it is in a picture.
  @RowBuilder static var surroundings: [Row] {
    Rows.members(of: "View") {
      for (reason, modifiers) in unseen {
        for modifier in modifiers { Row.accepted("func \(modifier) -> some View", reason) }
      }
    }
    for (head, summary, names) in named { Rows.names(head, summary, names) }
    Rows.members(of: "PresentationDetent") {
      for text in ["fraction(_ fraction: CGFloat)", "height(_ height: CGFloat)"] {
        Row("static func \(text) -> PresentationDetent", "So high.") { (_: CGFloat) in
          Value.string("detent")
        }
      }
    }
    Rows.members(of: "Glass") {
      Row("func tint(_ color: Color?) -> Glass", "Of a colour.") {
        (glass: Value, _: Color?) in glass
      }
      Row("func interactive(_ isEnabled: Bool = true) -> Glass", "That answers to touch.") {
        (glass: Value, _: Bool) in glass
      }
    }
    Rows.members(of: "SensoryFeedback") {
      Row(
        "static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback",
        "A knock."
      ) { (_: Value, _: Double) in Value.string("impact") }
      Row(
        "static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback",
        "A knock by something hard or soft."
      ) { (_: Value, _: Double) in Value.string("impact") }
    }
    Rows.type("struct KeyEquivalent: Hashable, ExpressibleByStringLiteral", "A key.") {
      for name in [
        "space", "return", "escape", "tab", "delete", "deleteForward", "home", "end", "pageUp",
        "pageDown", "clear", "upArrow", "downArrow", "leftArrow", "rightArrow",
      ] {
        Row.constant(name, "KeyEquivalent", "One of the keys.", Value.string(name))
      }
    }
  }

  private static let unseen: [(reason: String, modifiers: [String])] = [
    (
      "Not run: nothing is touched, typed or turned in a preview.",
      [
        "keyboardShortcut(_ shortcut: KeyboardShortcut?)",
        "keyboardShortcut(_ key: String, modifiers: EventModifiers = .command)",
        "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
        "hoverEffect(_ effect: HoverEffect = .automatic)",
        "focusEffectDisabled(_ disabled: Bool = true)",
        "focusable(_ isFocusable: Bool = true, onFocusChange: (Bool) -> Void)",
        "sensoryFeedback<T: Equatable>(trigger: T, _ feedback: (T, T) -> SensoryFeedback?)",
        "contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)",
        "onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: (CGPoint) -> Void)",
        "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)?)",
        "onOpenURL(perform action: (URL) -> Void)",
      ]
    ),
    (
      "No effect: a terminal has no bars, sheets or edges of its own.",
      [
        "toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)",
        "toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)",
        "statusBarHidden(_ hidden: Bool = true)", "statusBar(hidden: Bool)",
        "persistentSystemOverlays(_ visibility: Visibility)",
        "defersSystemGestures(on edges: Edge.Set)",
        "interactiveDismissDisabled(_ isDisabled: Bool = true)",
        "presentationDetents(_ detents: Set<PresentationDetent>)",
        "presentationDragIndicator(_ visibility: Visibility)",
        "presentationCornerRadius(_ cornerRadius: CGFloat?)",
        "presentationBackground<S: ShapeStyle>(_ style: S)",
      ]
    ),
    (
      "No effect: lists, forms and navigation have one look here, and nothing scrolls.",
      [
        "scrollTargetLayout(isEnabled: Bool = true)",
        "scrollTargetBehavior(_ behavior: ScrollTargetBehavior)",
        "scrollClipDisabled(_ disabled: Bool = true)",
        "scrollBounceBehavior(_ behavior: ScrollBounceBehavior)",
        "contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)",
        "contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)",
        "contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)",
        "listSectionSpacing(_ spacing: CGFloat)", "listRowSpacing(_ spacing: CGFloat?)",
        "listSectionSeparator(_ visibility: Visibility)",
        "menuIndicator(_ visibility: Visibility)",
      ]
    ),
    (
      "Not drawn: it is finer than a cell, or works on what lies behind.",
      [
        "invalidatableContent(_ invalidatable: Bool = true)", "geometryGroup()",
        "flipsForRightToLeftLayoutDirection(_ enabled: Bool)",
        "textScale(_ scale: Text.Scale, isEnabled: Bool = true)",
        "glassEffect(_ glass: Glass = .regular)",
        "glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID)",
        "glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID)",
        "glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S)",
      ]
    ),
  ]

  private static let named: [(head: String, summary: String, names: [String])] = [
    ("struct KeyboardShortcut: Hashable", "Keys.", ["defaultAction", "cancelAction"]),
    (
      "struct EventModifiers: OptionSet", "Keys held down with another.",
      ["capsLock", "shift", "control", "option", "command"]
    ),
    ("enum HoverEffect: Hashable", "What a pointer does.", ["automatic", "highlight", "lift"]),
    (
      "struct ContentShapeKinds: OptionSet", "What the shape of content counts for.",
      ["interaction", "dragPreview", "contextMenuPreview", "hoverEffect"]
    ),
    (
      "struct ContentMarginPlacement: Hashable", "What content keeps away from.",
      ["automatic", "scrollContent", "scrollIndicators"]
    ),
    ("struct PresentationDetent: Hashable", "How high a sheet stands.", ["medium", "large"]),
    (
      "enum ScrollTargetBehavior: Hashable", "Where scrolling comes to rest.",
      ["paging", "viewAligned"]
    ),
    (
      "enum ScrollBounceBehavior: Hashable", "Whether scrolling springs back.",
      ["automatic", "always", "basedOnSize"]
    ),
    ("struct Glass: Hashable", "A pane of glass.", ["regular", "clear", "identity"]),
    ("enum Text.Scale: Hashable", "How large beside other text.", ["default", "secondary"]),
    (
      "enum SensoryFeedback.Flexibility: Hashable", "How hard what knocks is.",
      ["rigid", "solid", "soft"]
    ),
    ("enum SensoryFeedback.Weight: Hashable", "How heavy.", ["light", "medium", "heavy"]),
  ]
}
