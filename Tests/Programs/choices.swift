import Foundation

// Generic helpers over raw-valued, identifiable and case-iterable types.
protocol Choice: CaseIterable, Identifiable, RawRepresentable where RawValue == String {}
extension Choice {
  var id: String { rawValue }
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  static var titles: [String] { allCases.map { $0.title } }
}
enum Theme: String, Choice { case dark, light, auto }
enum Size: String, Choice, Comparable {
  case small
  case large = "XL"
  static func < (l: Size, r: Size) -> Bool { l.rawValue.count > r.rawValue.count }
}
func pick<T: Choice>(_ raw: String?, default d: T) -> T { raw.flatMap(T.init(rawValue:)) ?? d }
func names<T: CaseIterable>(_: T.Type) -> Int { T.allCases.count }
struct Menu<T: Choice> {
  var selection: T
  var rows: [String] { T.allCases.map { ($0.id == selection.id ? "> " : "  ") + $0.title } }
}
print(
  Theme.titles, Size.titles, pick("light", default: Theme.auto), pick("none", default: Size.large),
  names(Theme.self))
print(Menu(selection: Theme.light).rows.joined(separator: "\n"))
print(Size.large < .small, Theme(rawValue: "x") == nil)
func find<C: Collection>(_ c: C, id: C.Element.ID) -> C.Element? where C.Element: Identifiable {
  c.first { $0.id == id }
}
print(find([Theme.dark, .auto], id: "auto")!)
