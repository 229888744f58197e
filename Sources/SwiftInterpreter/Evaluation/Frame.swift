/// The local variables of a call at work.
final class Frame {
  let runtime: Runtime
  fileprivate var slots: [Value]
  /// The variables that closures share, by the same index.
  fileprivate var boxes: [Box?]
  private var arguments: [Value] = []

  init(runtime: Runtime, size: Int) {
    self.runtime = runtime
    slots = Array(repeating: .void, count: size)
    boxes = []
  }

  // Letting go of a frame needs no actor; asking for one took 3 % of drawing a typical file.
  nonisolated deinit {}
}

/// A variable that a closure has taken along.
final class Box {
  var value: Value
  init(_ value: Value) { self.value = value }
  nonisolated deinit {}
}

extension Frame {
  /// Begins a variable's life.
  func declare(_ variable: Variable, _ value: Value) {
    if variable.isCaptured {
      share(variable, Box(value))
    } else {
      slots[variable.slot] = value
    }
  }

  /// Lets a variable live in `box`.
  func share(_ variable: Variable, _ box: Box) {
    if boxes.isEmpty { boxes = Array(repeating: nil, count: slots.count) }
    boxes[variable.slot] = box
  }

  /// Ends a variable's life.
  func release(_ variable: Variable) {
    if variable.isCaptured {
      if boxes.indices.contains(variable.slot) { boxes[variable.slot] = nil }
    } else {
      slots[variable.slot] = .void
    }
  }

  func value(of variable: Variable) -> Value {
    variable.isCaptured ? boxes[variable.slot]?.value ?? .void : slots[variable.slot]
  }

  /// Gives a variable another value.
  func assign(_ variable: Variable, _ value: Value) {
    if variable.isCaptured { box(of: variable).value = value } else { slots[variable.slot] = value }
  }

  func int(of variable: Variable) throws -> Int {
    if !variable.isCaptured, case .int(let int) = slots[variable.slot] { return int }
    return try Int.from(value(of: variable))
  }

  func double(of variable: Variable) throws -> Double {
    if !variable.isCaptured, case .double(let double) = slots[variable.slot] { return double }
    return try Double.from(value(of: variable))
  }

  func bool(of variable: Variable) throws -> Bool {
    if !variable.isCaptured, case .bool(let bool) = slots[variable.slot] { return bool }
    return try Bool.from(value(of: variable))
  }

  func box(of variable: Variable) -> Box {
    if boxes.isEmpty || boxes[variable.slot] == nil { share(variable, Box(.void)) }
    return boxes[variable.slot] ?? Box(.void)
  }

  func modify(_ variable: Variable, _ change: (inout Value) throws -> Void) throws {
    if variable.isCaptured {
      try change(&box(of: variable).value)
    } else {
      // Taken out while it changes, so that an array in it is not copied.
      var value = Value.void
      swap(&value, &slots[variable.slot])
      defer { slots[variable.slot] = value }
      try change(&value)
    }
  }
}

extension Frame {
  /// What a function used as a value is being called with.
  func argument(_ index: Int) -> Value {
    arguments.indices.contains(index) ? arguments[index] : .void
  }

  func withArguments<Result>(_ values: [Value], _ body: () throws -> Result) rethrows -> Result {
    let outer = arguments
    arguments = values
    defer { arguments = outer }
    return try body()
  }
}
