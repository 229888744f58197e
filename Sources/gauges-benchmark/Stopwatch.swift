/// Measures how long things take.
enum Stopwatch {
  /// The nanoseconds that one call of `body` takes: the least of five runs, each long enough to be told apart from the
  /// clock's own cost.
  static func nanoseconds(_ body: () -> Void) -> Double {
    withoutActuallyEscaping(body) { nanoseconds(runs: 5, $0)[0] }
  }

  /// The same of several that are compared with one another: they take turns, so that a slow moment of the machine falls
  /// on each.
  static func nanoseconds(runs: Int, _ bodies: () -> Void...) -> [Double] {
    let clock = ContinuousClock()
    let counts = bodies.map { body in
      body()
      var count = 1
      while clock.measure({ for _ in 0..<count { body() } }) < .milliseconds(20), count < 1 << 20 {
        count *= 2
      }
      return count
    }
    var best = [Double](repeating: .infinity, count: bodies.count)
    for _ in 0..<runs {
      for (index, body) in bodies.enumerated() {
        let time = clock.measure { for _ in 0..<counts[index] { body() } } / counts[index]
        let nanoseconds =
          Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
        best[index] = min(best[index], nanoseconds)
      }
    }
    return best
  }
}
