import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
calendar.firstWeekday = 2
let start = calendar.date(
  from: DateComponents(year: 2024, month: 2, day: 27, hour: 10, minute: 30))!
let stamp = ISO8601DateFormatter()

func show(_ date: Date?) { print(date.map(stamp.string(from:)) ?? "none") }

show(
  calendar.nextDate(
    after: start, matching: DateComponents(hour: 9), matchingPolicy: .nextTime))
show(
  calendar.nextDate(
    after: start, matching: DateComponents(weekday: 1), matchingPolicy: .nextTime))
show(
  calendar.nextDate(
    after: start, matching: DateComponents(day: 29), matchingPolicy: .strict, direction: .backward))
show(calendar.date(bySettingHour: 7, minute: 15, second: 0, of: start))
show(calendar.date(bySetting: .day, value: 1, of: start))
show(calendar.date(byAdding: .month, value: 1, to: start))
show(calendar.date(byAdding: .day, value: 3, to: start, wrappingComponents: false))
show(calendar.startOfDay(for: start))
show(calendar.dateInterval(of: .month, for: start)?.start)
show(calendar.dateInterval(of: .weekOfYear, for: start)?.end)
show(calendar.nextWeekend(startingAfter: start)?.start)
print(
  calendar.isDateInWeekend(start), calendar.isDate(start, equalTo: start + 60, toGranularity: .hour)
)
print(calendar.compare(start, to: start + 86_400, toGranularity: .month) == .orderedSame)
print(calendar.compare(start, to: start + 86_400, toGranularity: .day) == .orderedAscending)
print(
  calendar.range(of: .day, in: .month, for: start)!.count, calendar.component(.weekday, from: start)
)
let parts = calendar.dateComponents([.day, .hour], from: start, to: start + 200_000)
print(parts.day ?? 0, parts.hour ?? 0)
let full = calendar.dateComponents([.year, .month, .day], from: start)
print(full.year!, full.month!, full.day!)
var count = 0
calendar.enumerateDates(
  startingAfter: start, matching: DateComponents(hour: 0, minute: 0), matchingPolicy: .nextTime
) { date, isExact, stop in
  show(date)
  count += 1
  if count == 3 { stop = true }
}
let days = (0..<5).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
print(days.map { calendar.component(.day, from: $0) })
print(
  Dictionary(grouping: days) { calendar.component(.month, from: $0) }.mapValues(\.count)[3] ?? 0)
print(calendar.dateComponents([.weekday, .hour], from: days[2]).weekday ?? -1)
print(calendar.maximumRange(of: .hour)!, calendar.minimumRange(of: .day)!)
print(calendar.ordinality(of: .day, in: .year, for: start) ?? 0)
let difference = calendar.dateComponents([.minute], from: start, to: days[1]).minute!
print(difference)
let interval = DateInterval(start: start, duration: 3600)
print(
  interval.contains(start + 10),
  interval.intersects(DateInterval(start: start + 1800, duration: 60)))
print(interval.intersection(with: DateInterval(start: start + 1800, duration: 7200))?.duration ?? 0)
var components = DateComponents()
components.day = 31
components.month = 12
components.year = 2024
print(
  components.isValidDate(in: calendar), calendar.weekdaySymbols[0], calendar.shortMonthSymbols[1])
components.month = 2
print(components.isValidDate(in: calendar))
print(components.value(for: .day) ?? 0)
components.setValue(5, for: .day)
print(components.day ?? 0)
show(calendar.date(from: components))
print(calendar.isDate(start, inSameDayAs: start + 3600))
