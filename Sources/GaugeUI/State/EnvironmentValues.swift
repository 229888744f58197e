/// What views hand down to the views inside them, as SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  /// Views hand the same values down more often than they change one: copies share them until then.
  @usableFromInline var storage = Storage()

  public init() {}

  /// What `@Environment` reads while a body runs.
  @exclusivity(unchecked)
  @MainActor private(set) static var current = EnvironmentValues()

  /// Makes `environment` the one that is read from now on, and gives the one that was.
  @MainActor @usableFromInline static func enter(
    _ environment: EnvironmentValues
  ) -> EnvironmentValues {
    let outer = current
    current = environment
    return outer
  }

  /// Goes back to the environment that was read before.
  @MainActor @usableFromInline static func leave(to outer: EnvironmentValues) { current = outer }

  /// The value under a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.custom[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate struct Values {
    var colorScheme = ColorScheme.dark
    var font: Font?
    var multilineTextAlignment = TextAlignment.leading
    var lineLimits = LineLimits()
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var keepsWords = false
    var isEnabled = true
    var locale: Locale?
    var textAttributes = Text.Attributes()
    var gaugeStyle: GaugeStyleChoice?
    var tint: AnyShapeStyle?
    var foregroundStyle: AnyShapeStyle?
    var metrics = CellMetrics.standard
    var medium = Medium()
    var isInList = false
    var isChoosing = false
    var labelsAreHidden = false
    var redactionReasons: RedactionReasons = []
    /// `nil` for the usual ones.
    var controlStyles: ControlStyleChoice?
    var navigationBar: NavigationBar?
    var custom: [ObjectIdentifier: Any] = [:]
  }

  @usableFromInline final class Storage {
    @exclusivity(unchecked) fileprivate var values: Values

    fileprivate init(_ values: Values = Values()) { self.values = values }
  }

  /// Whether both hold surely the same values.
  @inlinable func isSame(as other: EnvironmentValues) -> Bool {
    storage === other.storage || hasSameValues(as: other)
  }

  /// Whether both hold surely the same values. If so they share them from then on, and the next time this is seen at once.
  @inlinable mutating func isSame(sharing other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard hasSameValues(as: other) else { return false }
    storage = other.storage
    return true
  }

  @usableFromInline func hasSameValues(as other: EnvironmentValues) -> Bool {
    values.isSame(as: other.values)
  }

  private var values: Values {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }
}

// SwiftUI's.
extension EnvironmentValues {
  /// Light or dark. A terminal is dark unless told otherwise.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// The font of text that sets none; `nil` stands for `.body`.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }

  /// How the lines of a text lie to one another.
  public var multilineTextAlignment: TextAlignment {
    get { values.multilineTextAlignment }
    set { values.multilineTextAlignment = newValue }
  }

  /// The most lines a text may take; `nil` for any number.
  public var lineLimit: Int? {
    get { values.lineLimits.most }
    set { values.lineLimits.most = newValue }
  }

  /// Where a text that has too little room is cut.
  public var truncationMode: Text.TruncationMode {
    get { values.truncationMode }
    set { values.truncationMode = newValue }
  }

  /// How small large letters may become, as a part of their size, before they are cut. Text in cells has one size.
  public var minimumScaleFactor: CGFloat {
    get { values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }

  /// Why what views say is hidden, if it is.
  public var redactionReasons: RedactionReasons {
    get { values.redactionReasons }
    set { values.redactionReasons = newValue }
  }

  /// Whether views respond to a person. Nothing here does; kept for styles that read it.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The conventions that views format values by.
  public var locale: Locale {
    get { values.locale ?? .current }
    set { values.locale = newValue }
  }
}

// The library's own.
extension EnvironmentValues {
  /// What modifiers of views have set for the text inside.
  var textAttributes: Text.Attributes {
    get { values.textAttributes }
    _modify { yield &values.textAttributes }
  }

  /// How many lines a text takes.
  var lineLimits: LineLimits {
    get { values.lineLimits }
    set { values.lineLimits = newValue }
  }

  /// Whether text is cut before a word that is wider than its line, rather than that the word is broken.
  var keepsWords: Bool {
    get { values.keepsWords }
    set { values.keepsWords = newValue }
  }

  /// The style that gauges draw themselves in; `nil` for the default one.
  var gaugeStyle: GaugeStyleChoice? {
    get { values.gaugeStyle }
    set { values.gaugeStyle = newValue }
  }

  /// What `tint(_:)` set; `nil` for the accent colour.
  var tint: AnyShapeStyle? {
    get { values.tint }
    set { values.tint = newValue }
  }

  /// What `foregroundStyle(_:)` set; `nil` for the primary colour.
  var foregroundStyle: AnyShapeStyle? {
    get { values.foregroundStyle }
    set { values.foregroundStyle = newValue }
  }

  /// The cell that text is set in.
  package var metrics: CellMetrics {
    get { values.metrics }
    set { values.metrics = newValue }
  }

  /// What is drawn on.
  package var medium: Medium {
    get { values.medium }
    set { values.medium = newValue }
  }

  /// Whether the views are rows of a list.
  var isInList: Bool {
    get { values.isInList }
    set { values.isInList = newValue }
  }

  /// Whether the views are the choices of a picker or tab view, or the symbols of a canvas.
  @usableFromInline var isChoosing: Bool {
    get { values.isChoosing }
    set { values.isChoosing = newValue }
  }

  /// Whether controls leave their labels out.
  var labelsAreHidden: Bool {
    get { values.labelsAreHidden }
    set { values.labelsAreHidden = newValue }
  }

  /// How the controls inside look.
  var controlStyles: ControlStyles {
    get { values.controlStyles?.styles ?? ControlStyles() }
    set { values.controlStyles = ControlStyleChoice(newValue) }
  }

  /// The bar that titles and toolbars go to; `nil` outside of navigation.
  var navigationBar: NavigationBar? {
    get { values.navigationBar }
    set { values.navigationBar = newValue }
  }
}

extension EnvironmentValues.Values {
  /// Values of a program's own count as changed.
  fileprivate func isSame(as other: Self) -> Bool {
    custom.isEmpty && other.custom.isEmpty && colorScheme == other.colorScheme
      && font == other.font && multilineTextAlignment == other.multilineTextAlignment
      && lineLimits == other.lineLimits
      && keepsWords == other.keepsWords
      && truncationMode == other.truncationMode && minimumScaleFactor == other.minimumScaleFactor
      && isEnabled == other.isEnabled && locale == other.locale && metrics == other.metrics
      && medium == other.medium && isInList == other.isInList
      && isChoosing == other.isChoosing && labelsAreHidden == other.labelsAreHidden
      && redactionReasons == other.redactionReasons
      && hasSameControlStyles(as: other) && navigationBar === other.navigationBar
      && gaugeStyle === other.gaugeStyle
      && textAttributes.isSame(as: other.textAttributes) && tint.isSame(as: other.tint)
      && foregroundStyle.isSame(as: other.foregroundStyle)
  }
}

extension EnvironmentValues.Values {
  private func hasSameControlStyles(as other: Self) -> Bool {
    controlStyles === other.controlStyles
      || (controlStyles?.styles ?? ControlStyles())
        .isSame(as: other.controlStyles?.styles ?? ControlStyles())
  }
}

/// How many lines a text takes.
struct LineLimits: Equatable {
  /// The fewest that there is room for.
  var least = 1
  /// `nil` for any number.
  var most: Int?
}
