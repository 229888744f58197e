/// A switch between on and off, as SwiftUI's `Toggle`.
public nonisolated struct Toggle<Label: View>: View {
  @Environment(\.controlStyles) private var styles
  private let isOn: Binding<Bool>
  private let label: AnyView

  private init(isOn: Binding<Bool>, label: some View) {
    self.isOn = isOn
    self.label = AnyView(label)
  }

  @MainActor public var body: some View {
    let configuration = ToggleStyleConfiguration(label: .init(content: label), isOn: isOn)
    (styles.toggle ?? SwitchToggleStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.toggle = nil }
  }
}

extension Toggle {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == GaugeUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: GaugeUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: GaugeUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is told of, to be drawn in the usual style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}
