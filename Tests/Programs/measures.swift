import Foundation

// Amounts with units, and lengths of time.

let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
print(heat, heat.value, heat.unit.symbol, heat.converted(to: .kelvin).value, heat.description)
print(heat.converted(to: .fahrenheit).value.rounded())
var speed = Measurement(value: 36, unit: UnitSpeed.kilometersPerHour)
speed.convert(to: .metersPerSecond)
print(speed.value.rounded(), speed.unit.symbol)
speed.value = 12
print(speed.value)
let walk = Measurement(value: 1, unit: UnitLength.kilometers)
let step = Measurement(value: 500, unit: UnitLength.meters)
print((walk + step).converted(to: .meters).value, (walk - step).converted(to: .meters).value)
print(
  (walk * 2).value, (walk / 4).value, walk > step, walk < step,
  walk == Measurement(value: 1000, unit: UnitLength.meters))

let temperatures: [UnitTemperature] = [.celsius, .fahrenheit, .kelvin]
let speeds: [UnitSpeed] = [.kilometersPerHour, .metersPerSecond, .milesPerHour, .knots]
let lengths: [UnitLength] = [
  .millimeters, .centimeters, .meters, .kilometers, .inches, .feet, .yards, .miles, .nauticalMiles,
]
let masses: [UnitMass] = [.grams, .kilograms, .milligrams, .pounds, .ounces, .metricTons]
let durations: [UnitDuration] = [.seconds, .minutes, .hours, .milliseconds]
let volumes: [UnitVolume] = [.liters, .milliliters, .gallons, .cups, .fluidOunces]
let pressures: [UnitPressure] = [
  .hectopascals, .kilopascals, .bars, .millibars, .poundsForcePerSquareInch, .inchesOfMercury,
]
let energies: [UnitEnergy] = [.joules, .kilojoules, .calories, .kilocalories, .kilowattHours]
let powers: [UnitPower] = [.watts, .kilowatts, .megawatts, .horsepower]
let angles: [UnitAngle] = [.degrees, .radians, .revolutions]
let frequencies: [UnitFrequency] = [.hertz, .kilohertz, .megahertz, .gigahertz]
let storages: [UnitInformationStorage] = [
  .bits, .bytes, .kilobytes, .megabytes, .gigabytes, .terabytes, .mebibytes, .gibibytes,
]
let charges: [UnitElectricCharge] = [.ampereHours, .coulombs]
let voltages: [UnitElectricPotentialDifference] = [.volts, .millivolts]
print(temperatures.map { $0.symbol })
print(speeds.map { $0.symbol })
print(lengths.map { $0.symbol })
print(masses.map { $0.symbol })
print(durations.map { $0.symbol })
print(volumes.map { $0.symbol })
print(pressures.map { $0.symbol })
print(energies.map { $0.symbol })
print(powers.map { $0.symbol })
print(angles.map { $0.symbol })
print(frequencies.map { $0.symbol })
print(storages.map { $0.symbol })
print(charges.map { $0.symbol })
print(voltages.map { $0.symbol })

let pause = Duration.seconds(3725)
print(pause > .seconds(10), pause == .seconds(3725), Duration.zero, Duration.milliseconds(1500))
print(
  Duration.seconds(1.5) + .milliseconds(250), Duration.microseconds(10) - .nanoseconds(500),
  pause * 2.0, pause / 5.0)
print(
  pause / Duration.seconds(25), pause.components.seconds,
  Duration.seconds(1.5).components.attoseconds)
print(
  Duration.milliseconds(2.5), Duration.microseconds(2.5), Duration.nanoseconds(7),
  Duration.seconds(2))
print(
  pause.formatted(), pause.formatted(.time(pattern: .hourMinute)),
  pause.formatted(.time(pattern: .hourMinuteSecond)))
print(Duration.seconds(75).formatted(.time(pattern: .minuteSecond)))
