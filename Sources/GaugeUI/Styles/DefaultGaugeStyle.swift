/// The style of gauges that are given none: as `.linearCapacity`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits where the gauge stands: in a terminal, `.linearCapacity`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
