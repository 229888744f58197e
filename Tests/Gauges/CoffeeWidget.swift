import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let percent: Double
}

struct CoffeeView: View {
  @Environment(\.widgetFamily) private var family
  var entry: Entry
  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.percent) {
        Image(systemName: "cup.and.saucer.fill")
      } currentValueLabel: {
        Text(entry.percent, format: .percent.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("Coffee", systemImage: "cup.and.saucer.fill").font(.headline).widgetAccentable()
        Gauge(value: entry.percent) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
      }
    default:
      ViewThatFits {
        HStack {
          Image(systemName: "cup.and.saucer.fill")
          Text("Coffee \(Int(entry.percent * 100)) %")
        }
        Text("\(Int(entry.percent * 100)) %")
      }
    }
  }
}

struct CoffeeWidget: Widget {
  let kind = "Coffee"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      CoffeeView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Coffee")
    .description("How much is left.")
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, percent: 0.5) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, percent: 0.5))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now, percent: 0.5)], policy: .atEnd))
  }
}

#Preview("Circular", as: .accessoryCircular) {
  CoffeeWidget()
} timeline: {
  Entry(date: .now, percent: 0.25)
  Entry(date: .now, percent: 0.75)
}

#Preview("Rectangular", as: .accessoryRectangular) {
  CoffeeWidget()
} timeline: {
  Entry(date: .now, percent: 0.6)
}
struct Previews: PreviewProvider {
  static var previews: some View {
    CoffeeView(entry: Entry(date: .now, percent: 0.4)).previewContext(
      WidgetPreviewContext(family: .accessoryCircular))
  }
}
