/// What views hand down to the views inside them, as SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  /// Light or dark. A terminal is dark unless told otherwise.
  public var colorScheme: ColorScheme = .dark
  /// The font of text that sets none; `nil` stands for `.body`.
  public var font: Font?
  /// The style that gauges draw themselves in.
  var gaugeStyle: any GaugeStyle = DefaultGaugeStyle()
  /// What `tint(_:)` set; `nil` for the accent colour.
  var tint: AnyShapeStyle?
  /// What `foregroundStyle(_:)` set; `nil` for the primary colour.
  var foregroundStyle: AnyShapeStyle?
  /// The cell that text is set in.
  var metrics = CellMetrics.standard

  public init() {}

  /// What `@Environment` reads while a body runs.
  @MainActor static var current = EnvironmentValues()
}

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}
