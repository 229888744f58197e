/// Views that can be folded away, as SwiftUI's `DisclosureGroup`: folded unless it is told to be open.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.controlStyles) private var styles
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  private init(isExpanded: Binding<Bool>, label: Label, content: Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
      isExpanded: isExpanded)
    // Groups in groups look the same.
    (styles.disclosureGroup ?? AutomaticDisclosureGroupStyle()).view(of: configuration)
  }
}

extension DisclosureGroup {
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content())
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), label: label(), content: content())
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: .constant(false), label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: .constant(false), label: Text(title), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(title), content: content())
  }
}
