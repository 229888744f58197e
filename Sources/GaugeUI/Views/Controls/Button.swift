/// Something to press, as SwiftUI's `Button`. A drawing is not pressed: the action is never run.
public nonisolated struct Button<Label: View>: View {
  @Environment(\.controlStyles) private var styles
  private let configuration: PrimitiveButtonStyleConfiguration

  private init(role: ButtonRole?, label: AnyView) {
    configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label))
  }

  @MainActor public var body: some View {
    (styles.button ?? DefaultButtonStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.button = nil }
  }
}

extension Button {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: AnyView(label()))
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, label: AnyView(label()))
  }
}

extension Button where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: AnyView(Text(title)))
  }
}

extension Button where Label == GaugeUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: AnyView(GaugeUI.Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: AnyView(GaugeUI.Label(title, systemImage: systemImage)))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is told of, to be drawn in the style around.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, label: AnyView(configuration.label))
  }
}
