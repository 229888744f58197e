/// What a row does, on bare numbers and truth values: without a `Value` around each, and without an array of them.
enum PlainFunction {
  case ints((Int, Int) throws -> Int)
  case intTest((Int, Int) throws -> Bool)
  case doubles((Double, Double) throws -> Double)
  case doubleTest((Double, Double) throws -> Bool)
  case int((Int) throws -> Int)
  case double((Double) throws -> Double)
  case bool((Bool) throws -> Bool)
  case intAsDouble((Int) throws -> Double)
  case doubleAsInt((Double) throws -> Int)
  /// The second is looked at only if needed.
  case short((Bool, () throws -> Bool) throws -> Bool)

  /// The function of what `operands` give; `nil` where these are not of its types.
  func applied(to operands: [Evaluate]) -> Evaluate? {
    switch operands.count {
    case 1: operands[0].plain.flatMap(applied)
    case 2:
      if let left = operands[0].plain, let right = operands[1].plain {
        applied(to: left, right)
      } else {
        nil
      }
    default: nil
    }
  }

  private func applied(to operand: Evaluate.Plain) -> Evaluate? {
    switch (self, operand) {
    case (.int(let body), .int(let x)): Evaluate(.int { try body(try x($0)) })
    case (.double(let body), .double(let x)): Evaluate(.double { try body(try x($0)) })
    case (.bool(let body), .bool(let x)): Evaluate(.bool { try body(try x($0)) })
    case (.intAsDouble(let body), .int(let x)): Evaluate(.double { try body(try x($0)) })
    case (.doubleAsInt(let body), .double(let x)): Evaluate(.int { try body(try x($0)) })
    default: nil
    }
  }

  private func applied(to left: Evaluate.Plain, _ right: Evaluate.Plain) -> Evaluate? {
    switch (self, left, right) {
    case (.ints(let body), .int(let x), .int(let y)):
      Evaluate(.int { try body(try x($0), try y($0)) })
    case (.intTest(let body), .int(let x), .int(let y)):
      Evaluate(.bool { try body(try x($0), try y($0)) })
    case (.doubles(let body), .double(let x), .double(let y)):
      Evaluate(.double { try body(try x($0), try y($0)) })
    case (.doubleTest(let body), .double(let x), .double(let y)):
      Evaluate(.bool { try body(try x($0), try y($0)) })
    case (.short(let body), .bool(let x), .bool(let y)):
      Evaluate(.bool { frame in try body(try x(frame)) { try y(frame) } })
    default: nil
    }
  }

  fileprivate var body: NativeBody {
    switch self {
    case .ints(let body): .of { try body($0, $1) }
    case .intTest(let body): .of { try body($0, $1) }
    case .doubles(let body): .of { try body($0, $1) }
    case .doubleTest(let body): .of { try body($0, $1) }
    case .int(let body): .of { try body($0) }
    case .double(let body): .of { try body($0) }
    case .bool(let body): .of { try body($0) }
    case .intAsDouble(let body): .of { try body($0) }
    case .doubleAsInt(let body): .of { try body($0) }
    case .short(let body):
      .of { (left: Bool, right: FunctionValue) in try body(left) { try Bool.from(right()) } }
    }
  }
}

extension NativeBody {
  fileprivate static func of<X: NativeValue, Result: NativeValue>(
    _ body: @escaping (X) throws -> Result
  ) -> NativeBody {
    .function { try body(X.from($0[0])).scriptValue }
  }

  fileprivate static func of<X: NativeValue, Y: NativeValue, Result: NativeValue>(
    _ body: @escaping (X, Y) throws -> Result
  ) -> NativeBody {
    .function { try body(X.from($0[0]), Y.from($0[1])).scriptValue }
  }
}

extension Row {
  /// A function of numbers or truth values.
  static func plain(_ text: String, _ summary: String, _ function: PlainFunction) -> Row {
    let row = Row(text, summary: summary, body: function.body)
    row.plain = function
    return row
  }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Int, Int) throws -> Int
  ) -> Row { plain(text, summary, .ints(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Int, Int) throws -> Bool
  ) -> Row { plain(text, summary, .intTest(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Double, Double) throws -> Double
  ) -> Row { plain(text, summary, .doubles(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Int) throws -> Int
  ) -> Row { plain(text, summary, .int(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Double) throws -> Double
  ) -> Row { plain(text, summary, .double(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Bool) throws -> Bool
  ) -> Row { plain(text, summary, .bool(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Int) throws -> Double
  ) -> Row { plain(text, summary, .intAsDouble(body)) }

  static func plain(
    _ text: String, _ summary: String, _ body: @escaping (Double) throws -> Int
  ) -> Row { plain(text, summary, .doubleAsInt(body)) }

  static func plain(
    _ text: String, _ summary: String,
    _ body: @escaping (Bool, () throws -> Bool) throws -> Bool
  ) -> Row { plain(text, summary, .short(body)) }

  /// What two numbers of one type come to.
  static func number<Number: NativeValue>(
    _ text: String, _ summary: String, _ body: @escaping (Number, Number) -> Number
  ) -> Row {
    let row = Row(text, summary, body)
    if let body = body as? (Double, Double) -> Double { row.plain = .doubles(body) }
    return row
  }

  /// What a number comes to.
  static func number<Given: NativeValue, Number: NativeValue>(
    _ text: String, _ summary: String, _ body: @escaping (Given) -> Number
  ) -> Row {
    let row = Row(text, summary, body)
    if let body = body as? (Double) -> Double { row.plain = .double(body) }
    if let body = body as? (Int) -> Double { row.plain = .intAsDouble(body) }
    return row
  }

  /// Whether two values stand in an order.
  static func comparison<Operand: NativeValue>(
    _ text: String, _ summary: String, _ body: @escaping (Operand, Operand) -> Bool
  ) -> Row {
    let row = Row(text, summary, body)
    if let body = body as? (Int, Int) -> Bool { row.plain = .intTest(body) }
    if let body = body as? (Double, Double) -> Bool { row.plain = .doubleTest(body) }
    return row
  }
}
