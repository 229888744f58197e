/// Views set apart under a label, as SwiftUI's `GroupBox`.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.controlStyles) private var styles
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The older order.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    (styles.groupBox ?? DefaultGroupBoxStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.groupBox = nil }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}
