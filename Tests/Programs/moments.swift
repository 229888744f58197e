import Foundation

// Dates, calendars and how they are written, in one place and by one country's conventions.

let english = Locale(identifier: "en_US")
let moment = Date(timeIntervalSince1970: 1_700_000_000)
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
calendar.locale = english
calendar.firstWeekday = 2

print(moment.timeIntervalSince1970, moment.timeIntervalSinceReferenceDate, moment)
print(
  moment.addingTimeInterval(60) > moment, (moment + 60) - 60 == moment,
  moment.advanced(by: 5) > moment)
print(moment.distance(to: moment + 30), (moment + 30).timeIntervalSince(moment))
print(Date(timeIntervalSinceReferenceDate: 0), Date(timeInterval: 60, since: moment))
print(
  Date().timeIntervalSince(Date.now) <= 0, Date(timeIntervalSinceNow: 10).timeIntervalSinceNow > 5)
print(Date.distantPast < moment, Date.distantFuture > moment)
var later = moment
later.addTimeInterval(3600)
later += 60
later -= 60
print(later, moment.ISO8601Format(), moment.formatted(.iso8601))

print(calendar.component(.year, from: moment), calendar.component(.weekday, from: moment))
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: moment)
print(
  parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0,
  parts.second ?? 0)
let more = calendar.dateComponents(
  [.era, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond],
  from: moment)
print(
  more.era ?? 0, more.weekday ?? 0, more.weekdayOrdinal ?? 0, more.weekOfMonth ?? 0,
  more.weekOfYear ?? 0, more.yearForWeekOfYear ?? 0, more.nanosecond ?? 0)
let between = calendar.dateComponents([.day, .hour], from: moment, to: moment + 100_000)
print(between.day ?? 0, between.hour ?? 0)
var wanted = DateComponents()
wanted.year = 2024
wanted.month = 2
wanted.day = 29
wanted.hour = 12
wanted.minute = 30
wanted.second = 15
wanted.era = 1
wanted.nanosecond = 0
print(calendar.date(from: wanted) ?? moment)
var week = DateComponents()
week.yearForWeekOfYear = 2024
week.weekOfYear = 10
week.weekday = 3
print(calendar.date(from: week) ?? moment)
week.weekdayOrdinal = 1
week.weekOfMonth = 1
week.quarter = 1
print(week.weekdayOrdinal ?? 0, week.weekOfMonth ?? 0, week.quarter ?? 0)
print(
  DateComponents(calendar: calendar, timeZone: .gmt, year: 2020, month: 1, day: 2).date ?? moment)
print(calendar.date(byAdding: .month, value: 1, to: moment) ?? moment)
print(calendar.date(byAdding: DateComponents(day: 2, hour: 3), to: moment) ?? moment)
print(calendar.date(bySettingHour: 8, minute: 15, second: 0, of: moment) ?? moment)
print(
  calendar.startOfDay(for: moment), calendar.isDateInToday(moment), calendar.isDateInToday(Date()))
print(
  calendar.isDateInYesterday(moment), calendar.isDateInTomorrow(moment),
  calendar.isDateInWeekend(moment))
print(
  calendar.isDate(moment, inSameDayAs: moment + 60),
  calendar.isDate(moment, equalTo: later, toGranularity: .year))
if let days = calendar.range(of: .day, in: .month, for: moment) {
  print(days.lowerBound, days.upperBound)
}
print(calendar.ordinality(of: .day, in: .year, for: moment) ?? 0, calendar.firstWeekday)
print(calendar.weekdaySymbols, calendar.shortWeekdaySymbols, calendar.veryShortWeekdaySymbols)
print(
  calendar.monthSymbols.count, calendar.shortMonthSymbols, calendar.locale?.identifier ?? "",
  calendar.timeZone.secondsFromGMT())
let day = calendar.dateInterval(of: .day, for: moment)
print(day?.start ?? moment, day?.end ?? moment, day?.duration ?? 0, day?.contains(moment) ?? false)
print(
  DateInterval(start: moment, end: later).duration, DateInterval(start: moment, duration: 5).end)
print(
  Calendar.current == Calendar.current,
  Calendar.autoupdatingCurrent.component(.year, from: moment) > 0)
let kinds: [Calendar.Identifier] = [
  .gregorian, .iso8601, .buddhist, .chinese, .hebrew, .islamic, .japanese,
]
print(
  kinds.map { Calendar(identifier: $0).component(.day, from: Date(timeIntervalSince1970: 0)) > 0 })
let fields: Set<Calendar.Component> = [
  .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal,
  .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .calendar, .timeZone,
]
print(fields.count)

print(
  TimeZone(identifier: "Europe/Berlin")?.identifier ?? "",
  TimeZone(abbreviation: "UTC")?.secondsFromGMT() ?? 1)
print(
  TimeZone(secondsFromGMT: 3600)?.secondsFromGMT(for: moment) ?? 0,
  TimeZone(identifier: "Nowhere") == nil)
print(
  TimeZone.current == TimeZone.current,
  TimeZone.autoupdatingCurrent.secondsFromGMT() == TimeZone.current.secondsFromGMT(),
  TimeZone.gmt.secondsFromGMT())
print(
  Locale.current == Locale.current, Locale.autoupdatingCurrent.identifier.isEmpty,
  english.identifier)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString ?? "", UUID() == UUID())

func written(_ style: Date.FormatStyle) -> String {
  var style = style.locale(english)
  style.timeZone = .gmt
  style.calendar = calendar
  return style.format(moment).replacingOccurrences(of: "\u{202F}", with: " ")
}
let lengths: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
for length in lengths { print(written(Date.FormatStyle(date: length, time: .shortened))) }
let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
for time in times { print(written(Date.FormatStyle(date: .numeric, time: time))) }
print(
  written(.dateTime.year().month().day()),
  written(.dateTime.year(.twoDigits).month(.defaultDigits).day(.twoDigits)))
print(
  written(.dateTime.month(.wide)), written(.dateTime.month(.narrow)),
  written(.dateTime.month(.twoDigits)))
print(written(.dateTime.month(.abbreviated).day(.defaultDigits).year(.defaultDigits)))
print(
  written(.dateTime.weekday()), written(.dateTime.weekday(.wide)),
  written(.dateTime.weekday(.narrow)), written(.dateTime.weekday(.short)))
print(written(.dateTime.weekday(.abbreviated)), written(.dateTime.hour().minute().second()))
print(
  moment.formatted(.dateTime.year()), moment.formatted(date: .omitted, time: .omitted).isEmpty,
  moment.formatted().isEmpty)
