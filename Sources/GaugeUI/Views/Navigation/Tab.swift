/// A tab and what it shows, as SwiftUI's `Tab`.
public nonisolated struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let label: Label
  private let content: Content

  private init(value: AnyHashable?, label: Label, content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

// A tab's role is accepted: every tab looks the same.
extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(value: AnyHashable(value), label: label(), content: content())
  }

  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, label: label(), content: content())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(
      value: AnyHashable(value), label: DefaultTabLabel(role: role), content: content())
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, label: DefaultTabLabel(role: role), content: content())
  }
}

extension Tab where Label == GaugeUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, label: GaugeUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), label: GaugeUI.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, label: GaugeUI.Label(title, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), label: GaugeUI.Label(title, systemImage: systemImage),
      content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, label: GaugeUI.Label(titleKey, image: image), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), label: GaugeUI.Label(titleKey, image: image), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, label: GaugeUI.Label(title, image: image), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), label: GaugeUI.Label(title, image: image), content: content())
  }
}

/// What a tab without a label says: that of its role, if it has one, as SwiftUI's `DefaultTabLabel`.
public nonisolated struct DefaultTabLabel: View {
  let role: TabRole?

  package init(role: TabRole?) { self.role = role }

  @MainActor public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

/// What a tab is for, as SwiftUI's `TabRole`.
public enum TabRole: Hashable, Sendable {
  case search
}

/// Tabs that belong together, as SwiftUI's `TabSection`: they stand among the others.
public nonisolated struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
