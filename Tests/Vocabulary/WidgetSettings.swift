import AppIntents
import Intents
import SwiftUI
import WidgetKit

// A widget with settings and buttons, as its files hold it.

enum Shade: String, AppEnum {
  case warm, cold

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
  static var caseDisplayRepresentations: [Shade: DisplayRepresentation] = [
    .warm: "Warm", .cold: DisplayRepresentation(title: "Cold", subtitle: "Blue"),
  ]
}

struct Tank: AppEntity {
  let id: Int
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tank")
  static var defaultQuery = TankQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Tank \(id)", image: id == 0 ? .init(named: "tank") : .init(systemName: "drop"))
  }
}

struct TankQuery: EntityQuery, EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Tank] { identifiers.map { Tank(id: $0) } }
}

struct Names: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a"] }
}

struct Leak: TransientAppEntity {}

final class OldIntent: INIntent {}

struct Settings: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Settings"
  static var description = IntentDescription("What is shown.", categoryName: "Tanks")

  @Parameter(title: "Shade", default: .warm) var shade: Shade
  @Parameter(title: "Tank") var tank: Tank?
  @Parameter(title: "Most", default: 80) var most: Int
}

struct Pour: AppIntent, LiveActivityIntent, SetValueIntent {
  static let title: LocalizedStringResource = "Pour"
  @Parameter(title: "Amount") var amount: Int
  @Parameter(title: "Slow") var isSlow: Bool

  init() {}
  init(amount: Int) { self.amount = amount }

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "Tank")
    return .result()
  }
}

struct Say: OpenIntent, ForegroundContinuableIntent, AudioPlaybackIntent,
  ControlConfigurationIntent
{
  static let title = LocalizedStringResource("Say")

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "said") }
  func count() -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
  func both() -> some IntentResult & ShowsSnippetView {
    .result(value: 3, dialog: IntentDialog("three"))
  }
  func open() -> some IntentResult & OpensIntent { .result(opensIntent: Pour()) }
  func plain() -> IntentResultContainer { .result() }
}

struct Filling: TimelineEntry {
  let date: Date
  var level = 0.5
  var settings = Settings()
}

struct Provider: AppIntentTimelineProvider {
  typealias Intent = Settings

  func placeholder(in context: Context) -> Filling {
    Filling(date: .now, level: context.displaySize.width / 400)
  }
  func snapshot(for configuration: Settings, in context: Context) async -> Filling {
    Filling(date: .now, settings: configuration)
  }
  func timeline(for configuration: Settings, in context: Context) async -> Timeline<Filling> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
  }
}

struct OldProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Filling { Filling(date: .now, level: 0.25) }
  func getSnapshot(
    for configuration: OldIntent, in context: Context, completion: @escaping (Filling) -> Void
  ) { completion(placeholder(in: context)) }
  func getTimeline(
    for configuration: OldIntent, in context: Context,
    completion: @escaping (Timeline<Filling>) -> Void
  ) { completion(Timeline(entries: [placeholder(in: context)], policy: .never)) }
}

struct FillingView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.showsWidgetLabel) private var showsLabel
  let entry: Filling

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Gauge(value: entry.level) { Image(systemName: "drop") }
          .gaugeStyle(.accessoryCircularCapacity)
      }
      .containerBackground(for: .widget) { Color.clear }
    case .accessoryRectangular:
      Text("most \(entry.settings.most)").background { AccessoryWidgetBackground() }
    case .systemMedium:
      VStack {
        Gauge(value: entry.level) { Text(Settings.title) }
        HStack {
          Button("Pour", intent: Pour(amount: 1))
          Button("Say", systemImage: "drop", intent: Say())
        }
        Toggle("Slow", isOn: false, intent: Pour())
        Toggle(String(localized: Say.title), isOn: true, intent: Pour())
      }
      .containerBackground(.fill, for: .widget)
    default:
      VStack(alignment: .leading) {
        Gauge(value: entry.level) { Text("\(Int(margins.top)) \(showsLabel ? "l" : "-")") }
        HStack {
          Button(intent: Pour()) { Text(entry.settings.shade.rawValue) }
          Button(role: .destructive, intent: Pour()) { Text("\(Pour().amount)") }
        }
        Toggle(isOn: true, intent: Say()) { Text("on") }
        HStack {
          Button(String("s"), intent: Say())
          Button(String("t"), systemImage: "drop", intent: Say())
        }
      }
    }
  }
}

struct TankWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Tank", intent: Settings.self, provider: Provider()) {
      FillingView(entry: $0)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}

struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Old", intent: OldIntent.self, provider: OldProvider()) { entry in
      FillingView(entry: entry)
    }
  }
}

#Preview("Each kind") { TankWidget() }

#Preview("Provided", as: .accessoryRectangular) {
  OldWidget()
} timelineProvider: {
  OldProvider()
}

#Preview("Given", as: .accessoryCircular) {
  TankWidget()
} timeline: {
  let now = Date.now
  Filling(date: now, level: 0.1)
  Filling(date: now, level: 0.9)
}

struct Answers: View {
  @State private var text = ""

  var body: some View {
    Text(text)
      .accessibilityLabel(text)
      .accessibilityValue(text)
      .accessibilityHint(text)
      .task {
        _ = try? await Pour().perform()
        _ = try? await Say().perform()
        _ = (Say().count(), Say().both(), Say().open())
        _ = (Settings.description, Tank.typeDisplayRepresentation)
        text = "\(Tank(id: 0).displayRepresentation == Tank(id: 1).displayRepresentation)"
      }
  }
}

#Preview("Answers") { Answers() }
