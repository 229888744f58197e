/// The look of every gauge in a view, as SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// The view that shows a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
