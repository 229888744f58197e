/// What a checked expression does: it gives its value, in a frame.
///
/// It is a type of its own, and no function type: a function that passes through an array or a generic function is
/// wrapped anew each time, and half the time of a loop went into such wrappings.
struct Evaluate {
  let run: (Frame) throws -> Value
  /// The same as a bare number or truth value, where it is known to be one.
  let plain: Plain?

  /// Evaluation without a `Value` around what it gives.
  enum Plain {
    case int((Frame) throws -> Int)
    case double((Frame) throws -> Double)
    case bool((Frame) throws -> Bool)
  }

  init(_ run: @escaping (Frame) throws -> Value) {
    self.run = run
    plain = nil
  }

  init(_ plain: Plain) {
    self.plain = plain
    switch plain {
    case .int(let int): run = { .int(try int($0)) }
    case .double(let double): run = { .double(try double($0)) }
    case .bool(let bool): run = { .bool(try bool($0)) }
    }
  }

  /// What is always the same.
  init(always value: Value) {
    run = { _ in value }
    switch value {
    case .int(let int): plain = .int { _ in int }
    case .double(let double): plain = .double { _ in double }
    case .bool(let bool): plain = .bool { _ in bool }
    default: plain = nil
    }
  }

  func callAsFunction(_ frame: Frame) throws -> Value { try run(frame) }
}

extension Evaluate {
  /// With what `failure` makes of errors that have no place.
  func failing(_ failure: @escaping (any Error) -> any Error) -> Evaluate {
    switch plain {
    case .int(let int):
      Evaluate(.int { do { return try int($0) } catch { throw failure(error) } })
    case .double(let double):
      Evaluate(.double { do { return try double($0) } catch { throw failure(error) } })
    case .bool(let bool):
      Evaluate(.bool { do { return try bool($0) } catch { throw failure(error) } })
    case nil:
      Evaluate { [run] in do { return try run($0) } catch { throw failure(error) } }
    }
  }

  /// Whether it gives `true`: what a condition asks.
  var test: Condition {
    if case .bool(let bool) = plain { return Condition(bool) }
    return Condition { [run] in if case .bool(let isTrue) = try run($0) { isTrue } else { false } }
  }
}

/// What a condition does: it finds out whether it holds.
struct Condition {
  let run: (Frame) throws -> Bool

  init(_ run: @escaping (Frame) throws -> Bool) { self.run = run }

  func callAsFunction(_ frame: Frame) throws -> Bool { try run(frame) }
}

/// What a statement does.
struct Execute {
  let run: (Frame) throws -> Flow

  init(_ run: @escaping (Frame) throws -> Flow) { self.run = run }

  func callAsFunction(_ frame: Frame) throws -> Flow { try run(frame) }

  static let nothing = Execute { _ in .next }
}

/// Where things go on after a statement.
enum Flow {
  case next
  case returned(Value)
  case broke(String?)
  case continued(String?)
}

/// Tests a value, and binds what a pattern names.
struct Matches {
  let run: (Frame, Value) throws -> Bool

  init(_ run: @escaping (Frame, Value) throws -> Bool) { self.run = run }

  func callAsFunction(_ frame: Frame, _ value: Value) throws -> Bool { try run(frame, value) }
}
