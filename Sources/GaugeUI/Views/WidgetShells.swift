/// A widget, as WidgetKit's `Widget`: accepted, so that a file that holds one can be drawn from. What it shows is drawn by its
/// previews.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration

  @MainActor var body: Body { get }
}

/// What a widget is made of, as WidgetKit's `WidgetConfiguration`.
@MainActor @preconcurrency public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  public nonisolated func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> Self { self }
  public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> Self { self }
  public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  public nonisolated func contentMarginsDisabled() -> Self { self }
}

/// Several widgets, as WidgetKit's `WidgetBundle`.
@MainActor @preconcurrency public protocol WidgetBundle {}

/// A kind of widget, as WidgetKit's `WidgetFamily`.
public enum WidgetFamily: Hashable, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// What a widget shows at one moment, as WidgetKit's `TimelineEntry`.
public protocol TimelineEntry {
  var date: Date { get }
}

/// What a widget shows from moment to moment, as WidgetKit's `Timeline`.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget asks for more, as WidgetKit's `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isRepeated: Bool

  public static let atEnd = TimelineReloadPolicy(date: nil, isRepeated: true)
  public static let never = TimelineReloadPolicy(date: nil, isRepeated: false)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isRepeated: true)
  }
}

/// Where a widget is shown, as WidgetKit's `TimelineProviderContext`.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

/// What makes a widget's entries, as WidgetKit's `TimelineProvider`.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// A widget without settings, as WidgetKit's `StaticConfiguration`.
public nonisolated struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// The kind of widget that a preview shows, as WidgetKit's `WidgetPreviewContext`.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

extension EnvironmentValues {
  /// The kind of widget that shows the view.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}

extension View {
  /// Shows a preview as a widget of one kind.
  public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
    WidgetRoom(self).environment(\.widgetFamily, value.family)
  }
}
