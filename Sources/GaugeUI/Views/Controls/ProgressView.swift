/// How far something has come, as SwiftUI's `ProgressView`; without a value, that it is under way.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.controlStyles) private var styles
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V, _ label: Label, _ currentValueLabel: CurrentValueLabel
  ) {
    fraction = value.map { Double($0).fraction(of: 0...max(Double(total), 0)) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label._isEmpty ? nil : .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel._isEmpty
        ? nil : .init(content: AnyView(currentValueLabel)))
    (styles.progressView ?? DefaultProgressViewStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.progressView = nil }
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(Double?.none, 1, label(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, total, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(Double?.none, 1, EmptyView(), EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, total, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(Double?.none, 1, Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(Double?.none, 1, Text(title), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value, total, Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value, total, Text(title), EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// What a style is told of, to be drawn in the usual style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, 1,
      configuration.label ?? .init(content: AnyView(EmptyView())),
      configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
