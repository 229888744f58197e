import SwiftUI
import WidgetKit

// An app and a widget, as their files hold them: the widget is drawn at the entries of its preview.

final class Delegate: NSObject, UIApplicationDelegate {}

@main
struct Meter: App {
  @StateObject private var model = Meters()

  var body: some Scene {
    WindowGroup { Text("window \(model.level)") }
    WindowGroup("Named") { Text("window") }
    Settings { Text("settings") }
  }
}

final class Meters: ObservableObject {
  @Published var level = 3
}

struct LevelEntry: TimelineEntry {
  let date: Date
  let level: Double
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> LevelEntry {
    LevelEntry(date: Date(), level: context.isPreview && context.family == .systemSmall ? 0.5 : 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (LevelEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LevelEntry>) -> Void) {
    let policies: [TimelineReloadPolicy] = [.atEnd, .never, .after(Date())]
    let timeline = Timeline(entries: [placeholder(in: context)], policy: policies[0])
    if !timeline.entries.isEmpty { completion(timeline) }
  }
}

struct LevelView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Provider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.level) { Text("L") }.gaugeStyle(.accessoryCircular)
    case .accessoryInline, .accessoryCorner, .accessoryRectangular: Text("level \(entry.level)")
    default: Gauge(value: entry.level) { Text("Level") }.containerBackground(.fill, for: .widget)
    }
  }
}

struct LevelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Level", provider: Provider()) { entry in LevelView(entry: entry) }
      .configurationDisplayName("Level")
      .description("How far it is.")
      .supportedFamilies([
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCorner,
        .accessoryCircular, .accessoryRectangular, .accessoryInline,
      ])
      .contentMarginsDisabled()
  }
}

struct Widgets: WidgetBundle {
  var body: some Widget { LevelWidget() }
}

#Preview("Ring", as: .accessoryCircular) {
  LevelWidget()
} timeline: {
  LevelEntry(date: .now, level: 0.2)
  LevelEntry(date: .now, level: 0.8)
}

#Preview("Inline") {
  LevelView(entry: LevelEntry(date: .now, level: 0.4))
    .previewContext(WidgetPreviewContext(family: .accessoryInline))
}

#Preview("Placeholder") { LevelWidget() }

struct Loads: View {
  private let provider = Provider()
  @State private var level = 0.0

  var body: some View {
    Text("\(level)")
      .onAppear { level = 0.25 }
  }
}

#Preview("Loads") { Loads() }
