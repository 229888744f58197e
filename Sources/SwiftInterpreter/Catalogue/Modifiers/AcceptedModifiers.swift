import GaugeUI

extension Catalogue {
  /// Modifiers that have no meaning in a terminal, or none in a picture of one moment. What says so is the row; what a
  /// preview ignored is known by it.
  @RowBuilder static var acceptedModifiers: [Row] {
    Rows.members(of: "View") {
      for (reason, modifiers) in accepted {
        for modifier in modifiers { Row.accepted("func \(modifier) -> some View", reason) }
      }
    }
    for (head, summary, names) in namedTypes { Rows.names(head, summary, names) }
    keyPresses
    Rows.type("protocol Transferable", "What can be dragged elsewhere.")
    Rows.type("class NSItemProvider", "What is dragged, as it is handed over.") {
      Row("init(object: String)", "A text.") { (text: String) in Value.string(text) }
    }
    Rows.names(
      "struct UTType", "What kind of data something is.",
      ["text", "plainText", "image", "url", "json"])
    for type in ["String", "URL"] {
      Rows.conformance("extension \(type): Transferable")
    }
    transitions
  }

  @RowBuilder private static var keyPresses: [Row] {
    Rows.type("struct KeyPress", "A key that is pressed.") {
      Row("var key: KeyEquivalent", "Which.") { (_: Value) in Value.string("") }
      Row("var characters: String", "What it would type.") { (_: Value) in "" }
      Row("var modifiers: EventModifiers", "The keys held down with it.") { (_: Value) in
        Value.array([])
      }
      Row("var phase: KeyPress.Phases", "Which part of the press.") { (_: Value) in
        Value.array([])
      }
    }
    Rows.names(
      "struct KeyPress.Phases: OptionSet", "Parts of a press.", ["down", "repeat", "up", "all"])
    Rows.type("enum HoverPhase", "Where a pointer is.") {
      Row("case active(_ location: CGPoint)", "Above the view.") {
        (place: CGPoint) in LibraryCase(name: "active", payload: [place.scriptValue])
      }
      Row(
        "case ended", summary: "Elsewhere.",
        body: .function { _ in
          LibraryCase(name: "ended", payload: []).scriptValue
        })
    }
  }

  private static let accepted: [(reason: String, modifiers: [String])] = [
    (
      "No effect: a gauge has one size here, and controls are one row high.",
      [
        "controlSize(_ controlSize: ControlSize)", "buttonBorderShape(_ shape: ButtonBorderShape)",
      ]
    ),
    (
      "As it is: a terminal's letters have one face, one size, and stand one column apart.",
      [
        "monospaced(_ isActive: Bool = true)", "monospacedDigit()",
        "kerning(_ kerning: CGFloat)", "tracking(_ tracking: CGFloat)",
        "baselineOffset(_ baselineOffset: CGFloat)",
        "fontDesign(_ design: Font.Design?)", "fontWidth(_ width: Font.Width?)",
        "allowsTightening(_ flag: Bool)", "lineSpacing(_ lineSpacing: CGFloat)",
        "minimumScaleFactor(_ factor: CGFloat)", "imageScale(_ scale: Image.Scale)",
        "dynamicTypeSize(_ size: DynamicTypeSize)",
        "dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)",
        "dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)",
        "dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>)",
        "symbolRenderingMode(_ mode: SymbolRenderingMode?)",
      ]
    ),
    (
      "Not drawn: it is finer than a cell, or works on what lies behind.",
      [
        "shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
        "blur(radius: CGFloat, opaque: Bool = false)",
      ]
    ),
    (
      "Not run: nothing goes away, is pulled or ticks in a picture.",
      [
        "onDisappear(perform action: (() -> Void)? = nil)",
        "refreshable(action: () async -> Void)",
        "onReceive<Output>(_ publisher: AnyPublisher<Output, Never>, perform action: (Output) -> Void)",
      ]
    ),
    (
      "Not run: nothing is touched, typed or turned in a preview.",
      [
        "onTapGesture(count: Int = 1, perform action: () -> Void)",
        "deleteDisabled(_ isDisabled: Bool)", "moveDisabled(_ isDisabled: Bool)",
        "onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void)",
        "onHover(perform action: (Bool) -> Void)", "onSubmit(_ action: () -> Void)",
        "allowsHitTesting(_ enabled: Bool)",
        "contentShape<S: Shape>(_ shape: S, eoFill: Bool = false)",
        "focusable(_ isFocusable: Bool = true)",
        "digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)",
        "digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true)",
        "sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)",
        "keyboardType(_ type: UIKeyboardType)",
        "autocorrectionDisabled(_ disable: Bool = true)",
        "textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)",
        "submitLabel(_ submitLabel: SubmitLabel)",
        "textContentType(_ textContentType: UITextContentType?)",
        "focused(_ condition: Binding<Bool>)",
        "defaultFocus<Value: Hashable>(_ binding: Binding<Value>, _ value: Value)",
        "focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value)",
        "textSelection<S: TextSelectability>(_ selectability: S)",
        "onKeyPress(_ key: KeyEquivalent, action: () -> KeyPress.Result)",
        "onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
        "onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result)",
        "disableAutocorrection(_ disable: Bool?)",
        "autocapitalization(_ style: UITextAutocapitalizationType)",
        "buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior)",
        "digitalCrownAccessory(_ visibility: Visibility)",
        "onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: (HoverPhase) -> Void)",
        "sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: (T, T) -> Bool)",
        "draggable<T: Transferable>(_ payload: @autoclosure () -> T)",
        "draggable<V: View, T: Transferable>(_ payload: @autoclosure () -> T, @ViewBuilder preview: () -> V)",
        "onDrag(_ data: () -> NSItemProvider)",
        "onDrag<V: View>(_ data: () -> NSItemProvider, @ViewBuilder preview: () -> V)",
        "onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider], CGPoint) -> Bool)",
        "onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool)",
        "dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in })",
      ]
    ),
    (
      "Not shown: it waits until it is asked for.",
      [
        "sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content)",
        "fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content)",
        "popover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content)",
        "contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)",
        "swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T)",
        "inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)",
        "navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: (D) -> C)",
        "navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)",
        "navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)",
      ]
    ),
    (
      "As it is: a preview stands still.",
      [
        "animation(_ animation: Animation?)",
        "animation<V: Equatable>(_ animation: Animation?, value: V)",
        "transition(_ transition: AnyTransition)",
        "contentTransition(_ transition: ContentTransition)",
        "matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint = .center, isSource: Bool = true)",
        "matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true)",
      ]
    ),
    ("Told apart by it; drawn as it is.", ["id<ID: Hashable>(_ id: ID)"]),
    (
      "No effect: lists, forms and navigation have one look here, and nothing scrolls.",
      [
        "listStyle<S: ListStyle>(_ style: S)",
        "textEditorStyle<S: TextEditorStyle>(_ style: S)",
        "navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)",
        "navigationViewStyle<S: NavigationViewStyle>(_ style: S)",
        "listRowInsets(_ insets: EdgeInsets?)",
        "listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)",
        "scrollIndicators(_ visibility: ScrollIndicatorVisibility)",
        "scrollContentBackground(_ visibility: Visibility)", "scrollDisabled(_ disabled: Bool)",
        "scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)",
        "scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)",
        "indexViewStyle<S: IndexViewStyle>(_ style: S)",
        "toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)",
      ]
    ),
    (
      "No effect: a terminal has no safe area.",
      [
        "ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)",
        "edgesIgnoringSafeArea(_ edges: Edge.Set)",
      ]
    ),
    (
      "No effect: a terminal is no widget.",
      [
        "widgetAccentable(_ accentable: Bool = true)", "widgetURL(_ url: URL?)",
        "widgetCurvesContent(_ curves: Bool = true)",
        "widgetLabel<Label: View>(@ViewBuilder label: () -> Label)",
        "privacySensitive(_ sensitive: Bool = true)",
      ]
    ),
    (
      "No effect: a terminal is the only device.",
      [
        "previewDevice(_ value: PreviewDevice?)",
        "previewInterfaceOrientation(_ value: InterfaceOrientation)",
      ]
    ),
  ]

  /// Types that these take, and their names for values: nothing needs more of them.
  private static let namedTypes: [(head: String, summary: String, names: [String])] = [
    (
      "struct ButtonBorderShape: Hashable", "The outline of buttons.",
      ["automatic", "capsule", "circle", "roundedRectangle"]
    ),
    (
      "struct SymbolRenderingMode", "How a symbol's layers are coloured.",
      ["monochrome", "multicolor", "hierarchical", "palette"]
    ),
    (
      "struct UITextContentType: Hashable", "What a field asks for.",
      ["password", "newPassword", "username", "emailAddress", "name", "oneTimeCode"]
    ),
    (
      "enum DigitalCrownRotationalSensitivity: Hashable", "How far the crown is turned.",
      ["low", "medium", "high"]
    ),
    (
      "struct SensoryFeedback: Hashable", "What is felt.",
      [
        "success", "warning", "error", "selection", "increase", "decrease", "impact", "start",
        "stop", "alignment", "levelChange",
      ]
    ),
    (
      "enum UIKeyboardType: Hashable", "What a keyboard offers.",
      [
        "default", "asciiCapable", "numbersAndPunctuation", "numberPad", "phonePad", "emailAddress",
        "decimalPad", "URL",
      ]
    ),
    (
      "enum TextInputAutocapitalization: Hashable", "Which letters become capitals.",
      ["never", "words", "sentences", "characters"]
    ),
    (
      "enum SubmitLabel: Hashable", "What the return key says.",
      ["done", "go", "send", "join", "route", "search", "return", "next", "continue"]
    ),
    (
      "enum UITextAutocapitalizationType: Hashable", "Which letters become capitals.",
      ["none", "words", "sentences", "allCharacters"]
    ),
    (
      "enum ButtonRepeatBehavior: Hashable", "Whether a held button acts again.",
      ["automatic", "enabled", "disabled"]
    ),
    (
      "struct MatchedGeometryProperties: OptionSet", "What two views have in common.",
      ["position", "size", "frame"]
    ),
    (
      "enum KeyPress.Result: Hashable", "Whether others hear of a key too.", ["handled", "ignored"]
    ),
    (
      "struct VerticalEdge.Set: OptionSet", "The top, the bottom or both.",
      ["top", "bottom", "all"]
    ),
    (
      "enum ScrollIndicatorVisibility: Hashable", "Whether it is said how far.",
      ["automatic", "visible", "hidden", "never"]
    ),
    (
      "enum ScrollDismissesKeyboardMode: Hashable", "When scrolling puts the keyboard away.",
      ["automatic", "immediately", "interactively", "never"]
    ),
    (
      "struct SafeAreaRegions: OptionSet", "What may cover edges.",
      ["container", "keyboard", "all"]
    ),
    (
      "enum InterfaceOrientation: Hashable, CaseIterable", "How a device is held.",
      ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
    ),
  ]

  @RowBuilder private static var transitions: [Row] {
    Rows.names(
      "struct AnyTransition", "How a view comes and goes.",
      ["identity", "opacity", "scale", "slide"])
    transitionTypes
    Rows.members(of: "AnyTransition") {
      Row("init<T: Transition>(_ transition: T)", "A transition without its kind.") {
        (_: Value) in Value.string("transition")
      }
      for text in ["move(edge: Edge)", "push(from edge: Edge)"] {
        Row("static func \(text) -> AnyTransition", "Along a side.") { (_: Value) in
          Value.string("move")
        }
      }
      Row(
        "static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition",
        "From another size."
      ) { (_: Value, _: Value) in Value.string("scale") }
      Row(
        "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition",
        "In one way, and out another."
      ) { (_: Value, _: Value) in Value.string("asymmetric") }
      for text in ["offset(x: CGFloat = 0, y: CGFloat = 0)", "offset(_ offset: CGSize)"] {
        Row(
          "static func \(text) -> AnyTransition", summary: "From another place.",
          body: .function { _ in
            .string("offset")
          })
      }
      Row(
        "static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition",
        "From one modifier to another."
      ) { (_: Value, _: Value) in Value.string("modifier") }
      Row("func combined(with other: AnyTransition) -> AnyTransition", "Two at once.") {
        (first: Value, _: Value) in first
      }
      Row("func animation(_ animation: Animation?) -> AnyTransition", "At a pace.") {
        (first: Value, _: Value) in first
      }
    }
    Rows.names(
      "struct ContentTransition: Hashable", "How one content gives way to the next.",
      ["identity", "opacity", "interpolate", "symbolEffect"])
    Rows.members(of: "ContentTransition") {
      for text in ["numericText(countsDown: Bool = false)", "numericText(value: Double)"] {
        Row("static func \(text) -> ContentTransition", "Digit by digit.") { (_: Value) in
          Value.string("numericText")
        }
      }
    }
    for (name, styles) in [
      ("ListStyle", ["Default", "Plain", "Inset", "Grouped", "InsetGrouped", "Sidebar"]),
      ("NavigationViewStyle", ["Stack"]), ("TextEditorStyle", ["Automatic", "Plain"]),
      ("NavigationSplitViewStyle", ["Automatic", "Balanced", "ProminentDetail"]),
      ("TextSelectability", ["Enabled", "Disabled"]), ("IndexViewStyle", ["Page"]),
    ] { lookalikes(name, styles) }
    Rows.members(of: "IndexViewStyle") {
      Row(
        "static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle where Self == PageIndexViewStyle",
        "With a ground of their own or not."
      ) { (_: Value) in Value.string("Page") }
    }
    Rows.members(of: "PageIndexViewStyle") {
      Row(
        "init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)",
        "With a ground of their own or not."
      ) { (_: Value) in Value.string("Page") }
    }
    Rows.names(
      "enum PageIndexViewStyle.BackgroundDisplayMode: Hashable", "When dots have a ground.",
      ["automatic", "always", "interactive", "never"])
    Rows.type(
      "struct PreviewDevice", "The device that a preview shows."
    ) {
      Row("init(rawValue: String)", "A device by name.") { (name: String) in Value.string(name) }
    }
  }

  /// Styles that all look the same here: `.plain` of `ListStyle`, and its type.
  private static func lookalikes(_ name: String, _ styles: [String]) -> [Row] {
    func member(_ style: String) -> String {
      style == "Default" ? "automatic" : style.prefix(1).lowercased() + style.dropFirst()
    }
    return Rows.type("protocol \(name)", "How it looks: in a terminal one way.") {
      for style in styles {
        Row(
          "static var \(member(style)): \(style)\(name) where Self == \(style)\(name)",
          "One of the looks."
        ) { Value.string(style) }
      }
    }
      + styles.flatMap { style in
        Rows.type("struct \(style)\(name): \(name)", "One of the looks.") {
          if name != "TextSelectability" {
            Row("init()", "One of the looks.") { Value.string(style) }
          }
        }
      }
  }
}
