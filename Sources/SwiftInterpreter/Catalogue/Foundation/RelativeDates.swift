import Foundation
import GaugeUI

extension Catalogue {
  /// Dates by how far they are from now.
  @RowBuilder static var relativeDates: [Row] {
    Rows.members(of: "Date") {
      Row("func formatted(_ format: Date.RelativeFormatStyle) -> String", "From now.") {
        (date: Date, style: Date.RelativeFormatStyle) in style.format(date)
      }
    }
    Rows.type(
      "struct Date.RelativeFormatStyle: FormatStyle, Hashable", "How far a date is from now."
    ) {
      Row(
        "static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle",
        "In numbers, or with words such as yesterday."
      ) {
        (
          presentation: Date.RelativeFormatStyle.Presentation,
          units: Date.RelativeFormatStyle.UnitsStyle
        ) in
        Date.RelativeFormatStyle(
          presentation: presentation, unitsStyle: units, locale: NumberStyle.locale)
      }
      Row(
        "init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent)",
        "In numbers, or with words such as yesterday."
      ) {
        (
          presentation: Date.RelativeFormatStyle.Presentation,
          units: Date.RelativeFormatStyle.UnitsStyle, locale: Locale
        ) in
        Date.RelativeFormatStyle(presentation: presentation, unitsStyle: units, locale: locale)
      }
      Row("func format(_ value: Date) -> String", "A date in this style.") {
        (style: Date.RelativeFormatStyle, date: Date) in style.format(date)
      }
      Row("func locale(_ locale: Locale) -> Date.RelativeFormatStyle", "By other conventions.") {
        (style: Date.RelativeFormatStyle, locale: Locale) in style.locale(locale)
      }
    }
    Rows.type("struct Date.RelativeFormatStyle.Presentation: Hashable", "Numbers, or words too.") {
      for (name, presentation) in [
        ("numeric", Date.RelativeFormatStyle.Presentation.numeric), ("named", .named),
      ] {
        Row.constant(
          name, "Date.RelativeFormatStyle.Presentation", "One of the ways.", presentation)
      }
    }
    Rows.type("struct Date.RelativeFormatStyle.UnitsStyle: Hashable", "How long the units are.") {
      for (name, units) in [
        ("wide", Date.RelativeFormatStyle.UnitsStyle.wide), ("spellOut", .spellOut),
        ("abbreviated", .abbreviated), ("narrow", .narrow),
      ] {
        Row.constant(name, "Date.RelativeFormatStyle.UnitsStyle", "One of the lengths.", units)
      }
    }
  }
}

extension Date.RelativeFormatStyle: NativeValue {}
extension Date.RelativeFormatStyle.Presentation: NativeValue {}
extension Date.RelativeFormatStyle.UnitsStyle: NativeValue {}
