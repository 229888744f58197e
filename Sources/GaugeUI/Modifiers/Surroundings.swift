// What an app says of keys, bars, scrolling, dragging and the system around it. A drawing has none of these; each is
// accepted.

// Keys and pointers.
extension View {
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

// Bars and the screen.
extension View {
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

// Lists and scroll views.
extension View {
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    self
  }
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View {
    self
  }
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}

// What is finer than a cell, or only told.
extension View {
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public nonisolated func geometryGroup() -> some View { self }
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  { self }
}

extension View {
  public nonisolated func glassEffectID<ID: Hashable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func glassEffectUnion<ID: Hashable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
}

/// A key, as SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public let character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys held down with another, as SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

/// Keys that do something, as SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent

  public init(_ key: KeyEquivalent) { self.key = key }

  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
}

/// What a pointer above a view does, as SwiftUI's `HoverEffect`.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

/// What the shape of a view's content counts for, as SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// How high a sheet stands, as SwiftUI's `PresentationDetent`.
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

/// What content keeps away from, as SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where scrolling comes to rest, as SwiftUI's `ScrollTargetBehavior`.
public enum ScrollTargetBehavior: Hashable, Sendable {
  case paging, viewAligned
}

/// Whether scrolling springs back, as SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// A pane of glass, as SwiftUI's `Glass`.
public struct Glass: Hashable, Sendable {
  private let name: String

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension Text {
  /// How large text is beside other text, as SwiftUI's `Text.Scale`.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}
