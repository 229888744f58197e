// What is said to those who listen instead of looking. A drawing says nothing; each is accepted.
// Text for those who listen: as it is made, as it may be translated, and as it stands.
extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  {
    self
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self
  }
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> some View
  {
    self
  }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    self
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> some View
  {
    self
  }
}

// What can be done by those who listen, each under a name.
extension View {
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
}

// What a view is, and how it is told.
extension View {
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    self
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View { self }
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}

// The older forms.
extension View {
  public nonisolated func accessibility(label: Text) -> some View { self }
  public nonisolated func accessibility(value: Text) -> some View { self }
  public nonisolated func accessibility(hint: Text) -> some View { self }
  public nonisolated func accessibility(hidden: Bool) -> some View { self }
  public nonisolated func accessibility(identifier: String) -> some View { self }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
}

/// What a view is to those who listen, as SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 2)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 3)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 4)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 5)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 6)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 7)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 10)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 11)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 12)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 13)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
}

/// How the views inside are told, as SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Which way a value is changed, as SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// What is done, as SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// How high a heading stands, as SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text a view has, as SwiftUI's `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
