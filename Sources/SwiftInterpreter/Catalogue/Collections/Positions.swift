extension Catalogue {
  /// Where elements stand in a collection: numbers, but in texts places of their own.
  @RowBuilder static var positions: [Row] {
    Row("var indices: [Index]", "The places of the elements.") { (whole: Value) in
      try whole.numberedPlaces ?? Positioned.from(whole).indices
    }
    Row("var startIndex: Index", "The place of the first element.") { (whole: Positioned) in
      whole.start
    }
    Row("var endIndex: Index", "The place behind the last element.") { (whole: Positioned) in
      whole.end
    }
    Row("func index(after i: Index) -> Index", "The next place.") {
      (whole: Positioned, index: Value) in try whole.position(index, offsetBy: 1)
    }
    Row("func index(before i: Index) -> Index", "The place before.") {
      (whole: Positioned, index: Value) in try whole.position(index, offsetBy: -1)
    }
    Row("func index(_ i: Index, offsetBy distance: Int) -> Index", "A place further on.") {
      (whole: Positioned, index: Value, distance: Int) in
      try whole.position(index, offsetBy: distance)
    }
    Row(
      "func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
      "A place further on; `nil` where it lies behind a limit."
    ) { (whole: Positioned, index: Value, distance: Int, limit: Value) -> Value? in
      let number = try Arithmetic.add.whole(try whole.number(of: index), distance)
      let last = try whole.number(of: limit)
      guard distance < 0 ? number >= last : number <= last else { return nil }
      return try whole.position(index, offsetBy: distance)
    }
    Row("func distance(from start: Index, to end: Index) -> Int", "How far apart two places are.") {
      (whole: Positioned, start: Value, end: Value) in
      try whole.number(of: end) - whole.number(of: start)
    }
    Row("subscript(position: Index) -> Element", "The element at a place.") {
      (whole: Positioned, index: Value) in try whole.element(at: index)
    }
    for kind in RangeValue.Kind.allCases {
      Row("subscript(bounds: \(kind.rawValue)<Index>) -> SubSequence", "The elements of a part.") {
        (whole: Positioned, bounds: RangeValue) in try whole.part(bounds)
      }
    }
    Row(
      "func firstIndex(of element: Element) -> Index? where Element: Equatable",
      "The place of the first element equal to one."
    ) { (whole: Positioned, element: Value) in
      whole.elements.firstIndex { $0.equals(element) }.map(whole.position)
    }
    Row(
      "func lastIndex(of element: Element) -> Index? where Element: Equatable",
      "The place of the last element equal to one."
    ) { (whole: Positioned, element: Value) in
      whole.elements.lastIndex { $0.equals(element) }.map(whole.position)
    }
    Row(
      "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
      "The place of the first element that a closure picks."
    ) { (whole: Positioned, predicate: FunctionValue) in
      try whole.elements.firstIndex { try Bool.from(try predicate($0)) }.map(whole.position)
    }
    Row(
      "func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
      "The place of the last element that a closure picks."
    ) { (whole: Positioned, predicate: FunctionValue) in
      try whole.elements.lastIndex { try Bool.from(try predicate($0)) }.map(whole.position)
    }
  }
}

extension Value {
  /// The places of a script's own collection, where they are numbers: its subscript may ask for them.
  fileprivate var numberedPlaces: Value? {
    get throws {
      guard scriptType != nil, case .int(let start)? = try property("startIndex"),
        case .int(let end)? = try property("endIndex"), start <= end
      else { return nil }
      try Runtime.current?.make(elements: end - start)
      return .array((start..<end).map { .int($0) })
    }
  }
}

/// A collection and the places of its elements.
private struct Positioned: NativeValue {
  /// A text has places of its own; what else there is has numbers.
  let text: String?
  let elements: ArraySlice<Value>

  static func from(_ value: Value) throws -> Positioned {
    if case .string(let text) = value {
      return Positioned(text: text, elements: try Elements.from(value).values[...])
    }
    return Positioned(text: nil, elements: try SliceValue.from(value).elements)
  }

  /// The place of the element of a number.
  func position(_ number: Int) -> Value {
    guard let text else { return .int(number) }
    return StringPosition(
      text.index(text.startIndex, offsetBy: number, limitedBy: text.endIndex) ?? text.endIndex
    ).scriptValue
  }

  func number(of position: Value) throws -> Int {
    guard let text else { return try Int.from(position) }
    let position = try StringPosition.from(position)
    try position.check(in: text, isEnd: true)
    return text.distance(from: text.startIndex, to: position.index)
  }

  var start: Value { position(elements.startIndex) }
  var end: Value { position(elements.endIndex) }
  var indices: Value { .array(elements.indices.map(position)) }

  func position(_ position: Value, offsetBy distance: Int) throws -> Value {
    let number = try Arithmetic.add.whole(try number(of: position), distance)
    guard text == nil || (0...elements.count).contains(number) else {
      throw ScriptFailure("String index is out of bounds")
    }
    return self.position(number)
  }

  func element(at position: Value) throws -> Value {
    let number = try number(of: position)
    guard elements.indices.contains(number) else {
      throw ScriptFailure(
        text == nil ? "index out of range" : "String index is out of bounds")
    }
    return elements[number]
  }

  func part(_ bounds: RangeValue) throws -> Value {
    func number(_ bound: Value) throws -> Value {
      if case .void = bound { .void } else { .int(try self.number(of: bound)) }
    }
    let numbers = bounds.with(try number(bounds.lower), try number(bounds.upper))
    let part = elements[try numbers.indices(in: elements.indices)]
    guard text != nil else { return SliceValue(part).scriptValue }
    return .string(try part.map { try String.from($0) }.joined())
  }
}
