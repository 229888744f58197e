import SwiftUI

struct Amounts: View {
  private let length = Measurement(value: 1, unit: UnitLength.kilometers)
  private let heat = Measurement(value: 21.5, unit: UnitTemperature.celsius)

  private let amounts: [Measurement<Dimension>] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach([1.0, 2.5], id: \.self) { value in
        Text(
          Measurement(value: value, unit: UnitLength.kilometers)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitLength.feet)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitLength.feet)
            .formatted(.measurement(width: .narrow, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitSpeed.milesPerHour)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitDuration.hours)
            .formatted(.measurement(width: .abbreviated, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitPressure.inchesOfMercury)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitInformationStorage.gigabytes)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitFrequency.megahertz)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(
          Measurement(value: value, unit: UnitPower.horsepower)
            .formatted(.measurement(width: .wide, usage: .asProvided)))
      }
      Text(length.formatted(.measurement(width: .wide)))
      Text(heat.formatted(.measurement(width: .wide, usage: .asProvided)))
      Text(heat.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
      Text(heat.formatted(.measurement(width: .narrow, usage: .asProvided)))
      Text(heat.formatted(.measurement(width: .narrow, usage: .weather)))
      Text(heat.formatted(.measurement(width: .narrow, hidesScaleName: true)))
      Text(heat.formatted(.measurement(width: .wide, usage: .asProvided, hidesScaleName: true)))
      Text("\(amounts.count)")
    }
  }
}

struct OlderFormatters: View {
  private func measured() -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    let numbers = NumberFormatter()
    numbers.maximumFractionDigits = 1
    formatter.numberFormatter = numbers
    let long = formatter.string(from: Measurement(value: 3.14, unit: UnitLength.meters))
    formatter.unitStyle = .medium
    let medium = formatter.string(from: Measurement(value: 3.14, unit: UnitLength.meters))
    formatter.unitOptions = [.naturalScale, .temperatureWithoutUnit]
    formatter.unitStyle = .short
    return [
      long, medium, formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)),
      "\(formatter.unitStyle == .short) \(formatter.unitOptions.contains(.naturalScale))",
    ].joined(separator: ", ")
  }

  private func timed() -> [String] {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    let padded = formatter.string(from: 125) ?? ""
    formatter.zeroFormattingBehavior = [.dropLeading, .dropMiddle]
    formatter.zeroFormattingBehavior = [.default, .dropTrailing]
    formatter.zeroFormattingBehavior = .dropAll
    let styles: [DateComponentsFormatter.UnitsStyle] = [
      .positional, .abbreviated, .short, .full, .brief,
    ]
    let written = styles.map { style in
      formatter.unitsStyle = style
      return formatter.string(from: 3725) ?? ""
    }
    formatter.allowedUnits = [.day, .hour, .weekOfMonth]
    formatter.maximumUnitCount = 1
    let start = Date(timeIntervalSince1970: 0)
    let largest = formatter.string(from: start, to: start.addingTimeInterval(190_000)) ?? ""
    let settings =
      "\(formatter.allowedUnits.contains(.day)) \(formatter.maximumUnitCount) \(formatter.unitsStyle == .brief) \(formatter.zeroFormattingBehavior.contains(.dropAll))"
    return [padded] + written + [largest, settings]
  }

  private func counted() -> String {
    let formatter = ByteCountFormatter()
    formatter.allowedUnits = [.useMB, .useGB]
    formatter.includesUnit = false
    formatter.isAdaptive = false
    formatter.includesCount = true
    formatter.zeroPadsFractionDigits = true
    let units: [ByteCountFormatter.Units] = [.useBytes, .useKB, .useTB, .usePB, .useAll]
    let flags = [
      formatter.includesUnit, formatter.isAdaptive, formatter.includesCount,
      formatter.zeroPadsFractionDigits, formatter.allowedUnits.contains(units[0]),
    ]
    return formatter.string(fromByteCount: 5_000_000_000) + " \(flags) \(units.count)"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(measured())
      ForEach(timed(), id: \.self) { Text($0) }
      Text(counted())
    }
  }
}

struct Conventions: View {
  private var clock: DateFormatter {
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = "HH:mm"
    return formatter
  }

  private func hour(_ format: Date.FormatStyle.Symbol.Hour) -> String {
    var style = Date.FormatStyle.dateTime.hour(format).minute(.twoDigits).second(.twoDigits)
    style.timeZone = clock.timeZone
    return style.format(Date(timeIntervalSince1970: 1_700_000_000))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(clock.string(from: Date(timeIntervalSince1970: 1_700_000_000)))
      Text(hour(.defaultDigits(amPM: .abbreviated)))
      Text(hour(.twoDigits(amPM: .omitted)))
      Text(hour(.conversationalDefaultDigits(amPM: .wide)))
      Text(hour(.conversationalTwoDigits(amPM: .narrow)))
      Text(1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))))
      Text(0.5.formatted(.percent.locale(Locale(identifier: "de_DE"))))
      Text(1234.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
      Text(1234.formatted(.number.locale(Locale(identifier: "de_DE"))))
      Text(1234.formatted(.percent.locale(Locale(identifier: "de_DE"))))
      Text(1234.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
      Text(3.0.formatted(.number.decimalSeparator(strategy: .always)))
      Text(3.formatted(.number.decimalSeparator(strategy: .always)))
      Text(3.0.formatted(.number.decimalSeparator(strategy: .automatic)))
      Text(["a", "b", "c"], format: .list(type: .or))
      Text(Locale(identifier: "en_US").measurementSystem == .us ? "miles" : "kilometres")
      Text(Locale(identifier: "de_DE").usesMetricSystem ? "kilometres" : "miles")
      Text("\([Locale.MeasurementSystem.metric, .uk].count)")
    }
  }
}

#Preview("Amounts") { Amounts() }
#Preview("Older") { OlderFormatters() }
#Preview("Conventions") { Conventions() }
