import Foundation

extension Catalogue {
  /// Bytes.
  @RowBuilder static var bytes: [Row] {
    Rows.type(
      "struct Data: Hashable, Codable, CustomStringConvertible, RandomAccessCollection", "Bytes."
    ) {
      Row.alias("typealias Element = UInt8")
      Row.alias("typealias Index = Int")
      makingBytes
      readingBytes
      changingBytes
    }
    textInBytes
  }

  @RowBuilder private static var makingBytes: [Row] {
    Row("init()", "No bytes.") { Data() }
    Row("init(_ elements: [UInt8])", "The bytes of a list.") { (bytes: [UInt8]) in Data(bytes) }
    Row("init<S: Sequence>(_ elements: S) where S.Element == UInt8", "The bytes of a sequence.") {
      (bytes: BytesOfSequence) in bytes.data
    }
    Row("init(count: Int)", "So many bytes, all nought.") { (count: Int) in
      try Data.repeating(0, count)
    }
    Row("init(repeating repeatedValue: UInt8, count: Int)", "The same byte several times.") {
      (byte: UInt8, count: Int) in try Data.repeating(byte, count)
    }
    Row("init?(base64Encoded text: String)", "Bytes written in letters.") { (text: String) in
      Data(base64Encoded: text)
    }
    Row("func base64EncodedString() -> String", "The bytes in letters.") { (data: Data) in
      data.base64EncodedString()
    }
    Row("static func + (lhs: Data, rhs: Data) -> Data", "One after the other.") {
      (left: Data, right: Data) in left + right
    }
  }

  @RowBuilder private static var readingBytes: [Row] {
    Row("var count: Int", "How many bytes there are.") { (data: Data) in data.count }
    Row("var isEmpty: Bool", "Whether there are none.") { (data: Data) in data.isEmpty }
    for (name, place) in [("startIndex", \Data.startIndex), ("endIndex", \.endIndex)] {
      Row("var \(name): Int", "An end of the places of bytes.") { (data: Data) in
        data[keyPath: place]
      }
    }
    Row("var indices: Range<Int>", "The places of the bytes.") { (data: Data) in data.indices }
    Row.element(
      "subscript(index: Int) -> UInt8 { get set }", "The byte at a place.",
      get: { (data: Data, index: Int) in try data[data.checked(index)] },
      set: { (data: inout Data, byte: UInt8, index: Int) in
        try data[data.checked(index)] = byte
      })
    Row("subscript(bounds: Range<Int>) -> Data", "The bytes between two places.") {
      (data: Data, range: Range<Int>) in data[try data.checked(range)]
    }
    Row("func subdata(in range: Range<Int>) -> Data", "A copy of the bytes between two places.") {
      (data: Data, range: Range<Int>) in data.subdata(in: try data.checked(range))
    }
    Row("func range(of dataToFind: Data) -> Range<Int>?", "Where these bytes are.") {
      (data: Data, other: Data) in data.range(of: other)
    }
    for (name, summary, part) in partsOfBytes {
      let count = name.hasPrefix("drop") ? "_ k: Int = 1" : "_ maxLength: Int"
      Row("func \(name)(\(count)) -> Data", summary) { (data: Data, count: Int) in
        guard count >= 0 else {
          throw ScriptFailure("Can't take a negative number of elements from a collection")
        }
        return part(data, count)
      }
    }
  }

  private static let partsOfBytes: [(String, String, (Data, Int) -> Data)] = [
    ("prefix", "The first bytes.", { $0.prefix($1) }),
    ("suffix", "The last bytes.", { $0.suffix($1) }),
    ("dropFirst", "All but the first bytes.", { $0.dropFirst($1) }),
    ("dropLast", "All but the last bytes.", { $0.dropLast($1) }),
  ]

  @RowBuilder private static var changingBytes: [Row] {
    Row.mutating("mutating func append(_ other: UInt8)", "Adds a byte.") {
      (data: inout Data, byte: UInt8) in
      data.append(byte)
      return Value.void
    }
    Row.mutating("mutating func append(_ other: Data)", "Adds bytes.") {
      (data: inout Data, other: Data) in
      data.append(other)
      return Value.void
    }
    Row.mutating(
      "mutating func append(contentsOf elements: [UInt8])", "Adds the bytes of a list."
    ) { (data: inout Data, bytes: [UInt8]) in
      data.append(contentsOf: bytes)
      return Value.void
    }
    Row.mutating(
      "mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8",
      "Adds the bytes of a sequence."
    ) { (data: inout Data, bytes: BytesOfSequence) in
      data.append(bytes.data)
      return Value.void
    }
    Row.mutating("mutating func insert(_ newElement: UInt8, at i: Int)", "Puts a byte in.") {
      (data: inout Data, byte: UInt8, index: Int) in
      data.insert(byte, at: try data.checked(index..<index).lowerBound)
      return Value.void
    }
    for bytes in ["[UInt8]", "Data"] {
      Row.mutating(
        "mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: \(bytes))",
        "Exchanges the bytes between two places."
      ) { (data: inout Data, range: Range<Int>, bytes: BytesOfSequence) in
        data.replaceSubrange(try data.checked(range), with: bytes.data)
        return Value.void
      }
    }
    Row.mutating("@discardableResult mutating func remove(at i: Int) -> UInt8", "Takes one out.") {
      (data: inout Data, index: Int) in data.remove(at: try data.checked(index))
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      Row.mutating("@discardableResult mutating func \(name)() -> UInt8", "Takes one out.") {
        (data: inout Data) in
        guard !data.isEmpty else {
          throw ScriptFailure(
            "Can't remove \(isFirst ? "first" : "last") element from an empty collection")
        }
        return isFirst ? data.removeFirst() : data.removeLast()
      }
    }
    Row.mutating(
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all."
    ) { (data: inout Data, _: Bool) in
      data.removeAll()
      return Value.void
    }
    Row.mutating("mutating func reverse()", "Turns the order around.") { (data: inout Data) in
      data.reverse()
      return Value.void
    }
  }

  @RowBuilder private static var textInBytes: [Row] {
    Rows.members(of: "String") {
      Row("init?(data: Data, encoding: String.Encoding)", "The text in bytes, if they are one.") {
        (data: Data, encoding: String.Encoding) in String(data: data, encoding: encoding)
      }
      Row(
        "init<C: Sequence>(decoding codeUnits: C, as sourceEncoding: UTF8.Type) where C.Element == UInt8",
        "The text in bytes."
      ) { (bytes: BytesOfSequence, _: Value) in String(decoding: bytes.data, as: UTF8.self) }
      Row("func data(using encoding: String.Encoding) -> Data?", "The text in bytes.") {
        (text: String, encoding: String.Encoding) in text.data(using: encoding)
      }
    }
    Rows.type("enum UTF8", "The usual way to write text in bytes.")
  }
}

/// The bytes of any sequence of these; of a part of others, with places from nought on.
private struct BytesOfSequence: NativeValue {
  let data: Data

  static func from(_ value: Value) throws -> BytesOfSequence {
    if case .native(let data as Data) = value { return BytesOfSequence(data: Data(data)) }
    return BytesOfSequence(data: Data(try Elements.from(value).values.map { try UInt8.from($0) }))
  }
}

extension Data: NativeValue {
  fileprivate static func repeating(_ byte: UInt8, _ count: Int) throws -> Data {
    guard count >= 0 else { throw ScriptFailure("Can't make Data with a negative count") }
    try Runtime.current?.make(elements: count)
    return Data(repeating: byte, count: count)
  }

  /// The place of a byte; Foundation stops the program where there is none.
  fileprivate func checked(_ index: Int) throws -> Int {
    guard indices.contains(index) else { throw ScriptFailure("Index out of range") }
    return index
  }

  fileprivate func checked(_ range: Range<Int>) throws -> Range<Int> {
    guard startIndex <= range.lowerBound, range.upperBound <= endIndex else {
      throw ScriptFailure("Range out of bounds")
    }
    return range
  }
}

extension UInt8: NativeValue {}
