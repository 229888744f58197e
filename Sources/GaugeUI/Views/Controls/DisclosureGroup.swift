/// Views that can be folded away, as SwiftUI's `DisclosureGroup`: folded unless it is told to be open.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  @MainActor public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer(minLength: 8)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
          .foregroundStyle(.tint)
      }
      if isExpanded.wrappedValue { content }
    }
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
