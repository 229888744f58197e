/// Measures how long things take.
enum Stopwatch {
  /// The nanoseconds that one call of `body` takes: the least of five runs, each long enough to be told apart from the
  /// clock's own cost.
  static func nanoseconds(_ body: () -> Void) -> Double {
    body()
    let clock = ContinuousClock()
    var count = 1
    while clock.measure({ for _ in 0..<count { body() } }) < .milliseconds(20), count < 1 << 20 {
      count *= 2
    }
    let runs = (0..<5).map { _ in clock.measure { for _ in 0..<count { body() } } }
    let best = runs.min() ?? .zero
    return Double(best.components.attoseconds) / 1e9 / Double(count)
      + Double(best.components.seconds) * 1e9 / Double(count)
  }
}
