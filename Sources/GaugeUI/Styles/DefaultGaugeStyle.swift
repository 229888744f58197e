/// The style of gauges that are given none.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
