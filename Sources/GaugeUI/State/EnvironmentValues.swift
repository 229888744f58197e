/// What views hand down to the views inside them, as SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  /// Light or dark. A terminal is dark unless told otherwise.
  public var colorScheme: ColorScheme = .dark
  /// The font of text that sets none; `nil` stands for `.body`.
  public var font: Font?
  /// How the lines of a text lie to one another.
  public var multilineTextAlignment: TextAlignment = .leading
  /// The most lines a text may take; `nil` for any number.
  public var lineLimit: Int?
  /// The most that text may shrink. Accepted: a terminal's letters have one size.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether views respond to a person. Nothing here does; kept for styles that read it.
  public var isEnabled = true
  /// The conventions that views format values by.
  public var locale: Locale {
    get { givenLocale ?? .current }
    set { givenLocale = newValue }
  }

  private var givenLocale: Locale?
  /// What modifiers of views have set for the text inside.
  var textAttributes = Text.Attributes()
  /// The style that gauges draw themselves in.
  var gaugeStyle = GaugeStyleChoice(style: DefaultGaugeStyle(), outer: nil)
  /// What `tint(_:)` set; `nil` for the accent colour.
  var tint: AnyShapeStyle?
  /// What `foregroundStyle(_:)` set; `nil` for the primary colour.
  var foregroundStyle: AnyShapeStyle?
  /// The cell that text is set in.
  var metrics = CellMetrics.standard
  /// The axis of the stack around; `nil` where none is, or a `ZStack`.
  var stackAxis: Axis?
  /// Values under keys that are not GaugeUI's own.
  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// What `@Environment` reads while a body runs.
  @MainActor static var current = EnvironmentValues()

  /// The value under a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}
