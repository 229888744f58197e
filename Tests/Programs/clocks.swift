import Foundation

let clock = ContinuousClock()
let elapsed = clock.measure {
  var sum = 0
  for number in 0..<100 { sum += number }
  print(sum)
}
print(elapsed >= .zero, elapsed < .seconds(60))
let start = ContinuousClock.now
let end = start.advanced(by: .seconds(2))
print(start.duration(to: end), start < end, end - start, end - .seconds(1) > start)
let step: Duration = .milliseconds(1500)
print(step, step * 2, step / 2, step + .microseconds(20), .zero - step < .zero)
print(step.components.seconds, step.components.attoseconds)
print(Duration.seconds(90).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide)))
print(step / Duration.milliseconds(500), Duration.seconds(2.5), Duration.nanoseconds(5))
let lengths: [Duration] = [.seconds(3), .milliseconds(20), .seconds(1)]
print(lengths.sorted(), lengths.max()!, lengths.reduce(.zero, +))
var total = Duration.zero
total += .seconds(5)
total -= .milliseconds(500)
total *= 2
print(total, total == .seconds(9))
let suspending = SuspendingClock()
let quick = suspending.measure { _ = (0..<10).map { $0 * 2 } }
print(quick < .seconds(10))
func timed<T>(_ label: String, _ work: () throws -> T) rethrows -> T {
  let clock = ContinuousClock()
  let begin = clock.now
  defer { print(label, clock.now - begin < .seconds(60)) }
  return try work()
}
print(timed("sum") { (1...10).reduce(0, +) })
let deadline = clock.now + .seconds(1)
print(deadline > clock.now, clock.now.duration(to: deadline) <= .seconds(1))
let date = Date()
print(Date().timeIntervalSince(date) < 60)
