import Foundation
import GaugeUI

extension Catalogue {
  /// Amounts with a unit.
  @RowBuilder static var measurements: [Row] {
    Rows.type("class Unit", "A unit.") {
      Row("var symbol: String", "How it is written.") { (unit: Dimension) in unit.symbol }
    }
    Rows.type("class Dimension: Unit", "A unit that can be converted to others.")
    for (type, units) in units {
      Rows.type("class \(type): Dimension", "A kind of unit.") {
        for (name, unit) in units { Row.constant(name, type, "\(unit.symbol).", unit) }
      }
    }
    Rows.type(
      "struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible",
      "An amount with a unit."
    ) {
      Row("init(value: Double, unit: UnitType)", "So many of a unit.") {
        (value: Double, unit: Dimension) in Measurement(value: value, unit: unit)
      }
      Row.field("value", "Double", "How many.", \Measurement<Dimension>.value)
      Row("var unit: UnitType", "Of what.") { (amount: Measurement<Dimension>) in amount.unit }
      Row("func converted(to otherUnit: UnitType) -> Measurement<UnitType>", "In another unit.") {
        (amount: Measurement<Dimension>, unit: Dimension) in amount.converted(to: unit)
      }
      Row.mutating("mutating func convert(to otherUnit: UnitType)", "Changes its unit.") {
        (amount: inout Measurement<Dimension>, unit: Dimension) in
        amount.convert(to: unit)
        return Value.void
      }
      measurementArithmetic
      Row("func formatted() -> String", "As the reader's country measures.") {
        (amount: Measurement<Dimension>) in MeasurementStyle().string(amount)
      }
      Row("func formatted(_ format: MeasurementFormatStyle) -> String", "In a format.") {
        (amount: Measurement<Dimension>, style: MeasurementStyle) in style.string(amount)
      }
      Row("var description: String", "The amount and the unit.") {
        (amount: Measurement<Dimension>) in amount.description
      }
    }
    measurementStyles
    Rows.members(of: "Text") {
      Row(
        "init<U: Unit>(_ input: Measurement<U>, format: MeasurementFormatStyle)",
        "An amount in a format."
      ) { (amount: Measurement<Dimension>, style: MeasurementStyle) in
        Text(verbatim: style.string(amount))
      }
    }
  }

  @RowBuilder private static var measurementArithmetic: [Row] {
    let type = "Measurement<UnitType>"
    Row("static func + (lhs: \(type), rhs: \(type)) -> \(type)", "Both together.") {
      (left: Measurement<Dimension>, right: Measurement<Dimension>) in left + right
    }
    Row("static func - (lhs: \(type), rhs: \(type)) -> \(type)", "The difference.") {
      (left: Measurement<Dimension>, right: Measurement<Dimension>) in left - right
    }
    Row("static func * (lhs: \(type), rhs: Double) -> \(type)", "Several times.") {
      (left: Measurement<Dimension>, factor: Double) in left * factor
    }
    Row("static func / (lhs: \(type), rhs: Double) -> \(type)", "A part.") {
      (left: Measurement<Dimension>, divisor: Double) in left / divisor
    }
  }

  @RowBuilder private static var measurementStyles: [Row] {
    Rows.type("struct MeasurementFormatStyle: FormatStyle", "How an amount is written.") {
      Row(
        "static func measurement(width: MeasurementFormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage = .general, numberFormatStyle: FloatingPointFormatStyle? = nil) -> MeasurementFormatStyle",
        "How long the unit is, in which units, and the number's format."
      ) { (width: MeasurementStyle.Width, usage: MeasurementStyle.Usage, number: NumberStyle?) in
        MeasurementStyle(width: width, usage: usage, number: number)
      }
      Row(
        "static func measurement(width: MeasurementFormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage = .general, hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle? = nil) -> MeasurementFormatStyle",
        "The same of a temperature, with or without its scale."
      ) {
        (
          width: MeasurementStyle.Width, usage: MeasurementStyle.Usage, hidesScale: Bool,
          number: NumberStyle?
        ) in
        MeasurementStyle(width: width, usage: usage, number: number, hidesScale: hidesScale)
      }
    }
    Rows.type("struct MeasurementFormatStyle.UnitWidth: Hashable", "How long a unit is written.") {
      for width in MeasurementStyle.Width.allCases {
        Row.constant(
          width.rawValue, "MeasurementFormatStyle.UnitWidth", "One of the lengths.", width)
      }
    }
    Rows.type("struct MeasurementFormatUnitUsage: Hashable", "In which units amounts are told.") {
      for usage in MeasurementStyle.Usage.allCases {
        Row.constant(usage.rawValue, "MeasurementFormatUnitUsage", "One of the uses.", usage)
      }
    }
  }

  static let units: [(type: String, units: [(String, Dimension)])] = [
    (
      "UnitTemperature",
      [
        ("celsius", UnitTemperature.celsius), ("fahrenheit", UnitTemperature.fahrenheit),
        ("kelvin", UnitTemperature.kelvin),
      ]
    ),
    (
      "UnitSpeed",
      [
        ("kilometersPerHour", UnitSpeed.kilometersPerHour),
        ("metersPerSecond", UnitSpeed.metersPerSecond), ("milesPerHour", UnitSpeed.milesPerHour),
        ("knots", UnitSpeed.knots),
      ]
    ),
    (
      "UnitLength",
      [
        ("millimeters", UnitLength.millimeters), ("centimeters", UnitLength.centimeters),
        ("meters", UnitLength.meters), ("kilometers", UnitLength.kilometers),
        ("inches", UnitLength.inches), ("feet", UnitLength.feet), ("yards", UnitLength.yards),
        ("miles", UnitLength.miles), ("nauticalMiles", UnitLength.nauticalMiles),
      ]
    ),
    (
      "UnitMass",
      [
        ("grams", UnitMass.grams), ("kilograms", UnitMass.kilograms),
        ("milligrams", UnitMass.milligrams), ("pounds", UnitMass.pounds),
        ("ounces", UnitMass.ounces), ("metricTons", UnitMass.metricTons),
      ]
    ),
    (
      "UnitDuration",
      [
        ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes),
        ("hours", UnitDuration.hours), ("milliseconds", UnitDuration.milliseconds),
      ]
    ),
    (
      "UnitVolume",
      [
        ("liters", UnitVolume.liters), ("milliliters", UnitVolume.milliliters),
        ("gallons", UnitVolume.gallons), ("cups", UnitVolume.cups),
        ("fluidOunces", UnitVolume.fluidOunces),
      ]
    ),
    (
      "UnitPressure",
      [
        ("hectopascals", UnitPressure.hectopascals), ("kilopascals", UnitPressure.kilopascals),
        ("bars", UnitPressure.bars), ("millibars", UnitPressure.millibars),
        ("poundsForcePerSquareInch", UnitPressure.poundsForcePerSquareInch),
        ("inchesOfMercury", UnitPressure.inchesOfMercury),
      ]
    ),
    (
      "UnitEnergy",
      [
        ("joules", UnitEnergy.joules), ("kilojoules", UnitEnergy.kilojoules),
        ("calories", UnitEnergy.calories), ("kilocalories", UnitEnergy.kilocalories),
        ("kilowattHours", UnitEnergy.kilowattHours),
      ]
    ),
    (
      "UnitPower",
      [
        ("watts", UnitPower.watts), ("kilowatts", UnitPower.kilowatts),
        ("megawatts", UnitPower.megawatts), ("horsepower", UnitPower.horsepower),
      ]
    ),
    (
      "UnitAngle",
      [
        ("degrees", UnitAngle.degrees), ("radians", UnitAngle.radians),
        ("revolutions", UnitAngle.revolutions),
      ]
    ),
    (
      "UnitFrequency",
      [
        ("hertz", UnitFrequency.hertz), ("kilohertz", UnitFrequency.kilohertz),
        ("megahertz", UnitFrequency.megahertz), ("gigahertz", UnitFrequency.gigahertz),
      ]
    ),
    (
      "UnitInformationStorage",
      [
        ("bits", UnitInformationStorage.bits), ("bytes", UnitInformationStorage.bytes),
        ("kilobytes", UnitInformationStorage.kilobytes),
        ("megabytes", UnitInformationStorage.megabytes),
        ("gigabytes", UnitInformationStorage.gigabytes),
        ("terabytes", UnitInformationStorage.terabytes),
        ("mebibytes", UnitInformationStorage.mebibytes),
        ("gibibytes", UnitInformationStorage.gibibytes),
      ]
    ),
    (
      "UnitElectricCharge",
      [("ampereHours", UnitElectricCharge.ampereHours), ("coulombs", UnitElectricCharge.coulombs)]
    ),
    (
      "UnitElectricPotentialDifference",
      [
        ("volts", UnitElectricPotentialDifference.volts),
        ("millivolts", UnitElectricPotentialDifference.millivolts),
      ]
    ),
  ]
}

/// How an amount is written. Foundation's own style is not on every system: this one has the words of English, the symbols
/// of units in other languages, and the country's units unless they are to stay as they are.
struct MeasurementStyle: NativeValue {
  var width = Width.abbreviated
  var usage = Usage.general
  var number: NumberStyle?
  /// Whether a temperature is told without its scale.
  var hidesScale = false

  enum Width: String, CaseIterable, NativeValue {
    case abbreviated, narrow, wide
  }

  enum Usage: String, CaseIterable, NativeValue {
    case general, asProvided, weather, road, person
  }

  func string(_ amount: Measurement<Dimension>) -> String {
    let style = number ?? NumberStyle(kind: .number, precision: .init(fraction: 0...2))
    return string(amount) { style.string(.double($0)) }
  }

  /// The amount, its number written by `write`.
  func string(_ amount: Measurement<Dimension>, write: (Double) -> String) -> String {
    let amount = usage == .asProvided ? amount : amount.local
    let text = write(amount.value)
    return text + unit(of: amount, counting: text)
  }

  private func unit(of amount: Measurement<Dimension>, counting number: String) -> String {
    let symbol = amount.unit.symbol
    if hidesScale, amount.unit is UnitTemperature { return width == .wide ? " degrees" : "°" }
    guard let words = UnitWords.of(amount.unit) else {
      return (symbol.hasPrefix("°") || width == .narrow ? "" : " ") + symbol
    }
    return switch width {
    case .wide: " " + (number == "1" ? words.singular : words.plural)
    case .abbreviated: words.abbreviated
    case .narrow: words.narrow
    }
  }
}

extension Measurement where UnitType == Dimension {
  /// The amount in what the reader's country measures by.
  fileprivate var local: Measurement<Dimension> {
    guard NumberStyle.locale.measurementSystem == .us,
      let unit = Self.unitsOfTheStates.first(where: { $0.metric.isEqual(unit) })?.customary
    else { return self }
    return converted(to: unit)
  }

  private static var unitsOfTheStates: [(metric: Dimension, customary: Dimension)] {
    [
      (UnitTemperature.celsius, UnitTemperature.fahrenheit),
      (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitVolume.liters, UnitVolume.gallons),
    ]
  }
}

extension Dimension: NativeValue {}
extension Measurement: NativeValue where UnitType == Dimension {}
