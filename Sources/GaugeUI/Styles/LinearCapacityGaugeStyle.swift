/// A bar filled from the leading end, with its label above and its value below, as SwiftUI's `.linearCapacity`.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 5) {
      VStack(spacing: 8) {
        configuration.label
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          bar(configuration.value)
          configuration.maximumValueLabel
        }
      }
      configuration.currentValueLabel
    }
  }

  @MainActor private func bar(_ value: Double) -> some View {
    Color.primary.opacity(0.07).frame(height: 16)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled from the leading end.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
