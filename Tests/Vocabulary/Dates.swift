import SwiftUI

// Moments in text.

private let moment = Date(timeIntervalSince1970: 1_699_963_200)

struct Days: View {
  @State private var day = moment
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var zone

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, displayedComponents: [.date])
      DatePicker(String("Time"), selection: $day, displayedComponents: [.hourAndMinute]).hidden()
      DatePicker(selection: $day, displayedComponents: [.date]) { Text("Label") }
      Text(locale.identifier)
      Text("\(calendar.component(.year, from: day))")
      Text("\(zone.secondsFromGMT(for: day))")
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.calendar, Calendar(identifier: .gregorian))
    .environment(\.timeZone, .gmt)
  }
}

#Preview("Days") {
  Days()
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.calendar, Calendar(identifier: .gregorian))
    .environment(\.timeZone, .gmt)
}

#Preview("Moments") {
  VStack {
    Text(Date.now.addingTimeInterval(-3630), style: .relative)
    Text(moment, style: .date)
    Text(moment, style: .time).hidden()
    Text(Date.now.addingTimeInterval(7230), style: .offset)
    Text(Date.now.addingTimeInterval(60), style: .timer).hidden()
    Text(timerInterval: moment...moment.addingTimeInterval(90), pauseTime: moment)
    Text(moment...moment.addingTimeInterval(90)).hidden()
    Text(DateInterval(start: moment, duration: 90)).hidden()
    Text(moment, format: .dateTime.year().month().day())
    Text(Duration.seconds(75), format: .time(pattern: .minuteSecond))
    Text(
      Measurement(value: 20, unit: UnitTemperature.celsius), format: .measurement(width: .narrow))
    Text(Int64(1_234_567), format: .byteCount(style: .file))
  }
}

#Preview("Schedules") {
  VStack {
    TimelineView(.everyMinute) { context in
      Text(context.date.timeIntervalSince1970 > 0 ? "minute" : "never")
    }
    TimelineView(.animation) { _ in Text("frames") }
    TimelineView(.animation(minimumInterval: 0.5, paused: true)) { _ in Text("slow frames") }
    TimelineView(.periodic(from: moment, by: 60)) { _ in Text("again and again") }
    TimelineView(.explicit([moment])) { _ in Text("at a moment") }
  }
}
