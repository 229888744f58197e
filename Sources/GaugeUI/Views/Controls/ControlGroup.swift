/// Controls that belong together, as SwiftUI's `ControlGroup`: side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  @Environment(\.controlStyles) private var styles
  private let configuration: ControlGroupStyleConfiguration

  private init(content: AnyView, label: AnyView) {
    configuration = .init(content: .init(content: content), label: .init(content: label))
  }

  @MainActor public var body: some View {
    (styles.controlGroup ?? AutomaticControlGroupStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.controlGroup = nil }
  }
}

extension ControlGroup {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: AnyView(content()), label: AnyView(EmptyView()))
  }

  /// - Parameter label: What the controls are for; the usual style does not show it.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: AnyView(content()), label: AnyView(label()))
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: AnyView(content()), label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: AnyView(content()), label: AnyView(Text(title)))
  }
}

/// The controls of a group that has a label, as SwiftUI's `LabeledControlGroupContent`.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  @MainActor public var body: some View { EmptyView() }
}
