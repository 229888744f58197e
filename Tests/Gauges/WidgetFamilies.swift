import GaugeUI

struct WidgetEntry {
  let date: Date
  let cups: Int
  let goal: Int

  var fraction: Double { Double(cups) / Double(goal) }
}

struct WidgetFamilies: View {
  var entry = WidgetEntry(date: Date(timeIntervalSince1970: 0), cups: 5, goal: 8)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      circular
      rectangular
      inline
    }
    .containerBackground(.background, for: .widget)
  }

  private var circular: some View {
    Gauge(value: entry.fraction) {
      Image(systemName: "drop.fill")
    } currentValueLabel: {
      Text("\(entry.cups)")
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.cyan)
  }

  private var rectangular: some View {
    VStack(alignment: .leading) {
      Label("Water", systemImage: "drop.fill")
        .font(.headline)
      Gauge(value: entry.fraction) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.cyan)
      Text("\(entry.cups) cups of \(entry.goal)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(width: 240)
  }

  private var inline: some View {
    ViewThatFits {
      Text("\(entry.cups) of \(entry.goal) cups of water drunk today")
      Text("\(entry.cups)/\(entry.goal)")
    }
    .lineLimit(1)
  }
}
