import SwiftUI
import WidgetKit

@Observable final class Cabin { var warmth = 0.4 }

struct CabinGauge: View {
  @Environment(Cabin.self) private var cabin

  var body: some View { Gauge(value: cabin.warmth) { Text("Cabin") } }
}

struct Lengths: View {
  private let length = Measurement(value: 1.5, unit: UnitLength.kilometers)
  private let share: CGFloat = 0.25
  private let wholePrice: IntegerFormatStyle<Int>.Currency = .currency(code: "USD")
  private let price: FloatingPointFormatStyle<Double>.Currency = .currency(code: "USD")
  private let heat = Measurement(value: 21.5, unit: UnitTemperature.celsius)

  var body: some View {
    VStack(alignment: .leading) {
      Text(share.formatted(.percent) + " " + share.formatted(.number))
      Text(share.formatted(.currency(code: "USD")))
      Text(wholePrice.format(12) + " " + price.format(1.5))
      Text(length.formatted())
      Text(length.formatted(.measurement(width: .abbreviated, usage: .road)))
      Text(length.formatted(.measurement(width: .wide, usage: .asProvided)))
      Text(length.formatted(.measurement(width: .narrow, usage: .person)))
      Text(
        heat.formatted(
          .measurement(
            width: .abbreviated, usage: .weather,
            numberFormatStyle: .number.precision(.fractionLength(0)))))
    }
  }
}

struct Spans: View {
  private let span = Duration.seconds(694_861)
  private let moment = Duration.nanoseconds(1_500_000)

  var body: some View {
    VStack(alignment: .leading) {
      Text(span.formatted(.units(allowed: [.weeks, .days, .hours], width: .wide)))
      Text(span.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow)))
      Text(span.formatted(.units(allowed: [.days, .hours], width: .condensedAbbreviated)))
      Text(moment.formatted(.units(allowed: [.seconds, .milliseconds], width: .abbreviated)))
    }
  }
}

struct Adjusted: View {
  @State private var level = 0.5
  @State private var isLit = false

  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    switch direction {
    case .increment: level += 0.1
    case .decrement: level -= 0.1
    @unknown default: break
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: level) { Text("Adjusted") }
        .accessibilityAdjustableAction { adjust($0) }
        .onAppear {
          adjust(.increment)
          adjust(.decrement)
          adjust(.increment)
          let lit = withAnimation(.easeIn) {
            isLit = true
            return isLit
          }
          if !lit { fatalError("never so") }
        }
        .transaction { (transaction: inout Transaction) in transaction.animation = nil }
      Text("Low").alignmentGuide(.leading) { $0[VerticalAlignment.center] - $0.height / 2 }
      Text(isLit ? "lit" : "dark")
        .phaseAnimator([0.2, 1]) { content, phase in
          content.opacity(phase)
        } animation: { phase in
          phase > 0.5 ? .easeIn : .easeOut
        }
      Text("bell").phaseAnimator([1.0, 2.0], trigger: isLit) { content, phase in
        content.scaleEffect(phase > 1 ? 1 : phase)
      }
    }
    .task { try? Task.checkCancellation() }
  }
}

struct Level: TimelineEntry {
  let date: Date
  let value: Double
}

struct Plans: View {
  private let start = Date(timeIntervalSince1970: 0)

  private func plan(_ policy: TimelineReloadPolicy) -> Timeline<Level> {
    Timeline(entries: [Level(date: start, value: 0.3)], policy: policy)
  }

  var body: some View {
    let plans = [plan(.atEnd), plan(.never), plan(.after(start.addingTimeInterval(60)))]
    Text("\(plans.flatMap(\.entries).count) entries")
  }
}

@main struct CabinApp: App {
  var body: some Scene {
    WindowGroup { CabinGauge().environment(Cabin()) }
    WindowGroup("Cabin") { CabinGauge().environment(Cabin()) }
    Settings { Text("Settings") }
  }
}

#Preview("Object") { CabinGauge().environment(Cabin()) }
#Preview("Lengths") { Lengths() }
#Preview("Spans") { Spans() }
#Preview("Adjusted") { Adjusted() }
#Preview("Plans") { Plans() }
