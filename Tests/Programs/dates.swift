// Dates, components, intervals, durations and identifiers.
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = calendar.date(
  from: DateComponents(year: 2024, month: 2, day: 28, hour: 22, minute: 5, second: 9))!
print(
  date.timeIntervalSince1970, calendar.component(.weekday, from: date),
  calendar.component(.year, from: date))
let later = calendar.date(byAdding: .day, value: 2, to: date)!
let parts = calendar.dateComponents([.day, .hour, .minute], from: later)
print(
  parts.day!, parts.hour!, parts.minute!, later.timeIntervalSince(date) / 3600, later > date,
  date.addingTimeInterval(60) < later)
print(
  calendar.dateComponents([.day, .hour], from: date, to: later.addingTimeInterval(7200)).day!,
  calendar.isDate(date, inSameDayAs: date.addingTimeInterval(60)),
  calendar.startOfDay(for: date) == date)
let interval: TimeInterval = 3725
let (h, m, s) = (Int(interval) / 3600, Int(interval) / 60 % 60, Int(interval) % 60)
print(
  String(format: "%d:%02d:%02d", h, m, s), min(date, later) == date,
  [later, date].sorted().first == date)
print(
  Date(timeIntervalSince1970: 0) == Date(timeIntervalSinceReferenceDate: -978_307_200),
  Date.distantPast < date, date.distance(to: later))
let duration = Duration.seconds(90) + .milliseconds(500)
print(
  duration, duration.components.seconds, duration > .seconds(60), Duration.seconds(2) * 3,
  .seconds(3) / 2 as Duration)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id.uuidString, UUID() == UUID(), UUID(uuidString: "x") == nil)
print(
  DateComponents(hour: 3, minute: 4).hour ?? 0,
  calendar.range(of: .day, in: .month, for: date)!.count)
