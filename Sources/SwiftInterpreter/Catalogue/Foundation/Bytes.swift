import Foundation

extension Catalogue {
  /// Bytes, and text in them.
  @RowBuilder static var bytes: [Row] {
    Rows.type(
      "struct Data: Hashable, Codable, CustomStringConvertible, RandomAccessCollection", "Bytes."
    ) {
      Row.alias("typealias Element = UInt8")
      Row.alias("typealias Index = Int")
      Row("init()", "No bytes.") { Data() }
      Row("init(_ elements: [UInt8])", "The bytes of a list.") { (bytes: [UInt8]) in Data(bytes) }
      Row("init<S: Sequence>(_ elements: S) where S.Element == UInt8", "The bytes of a sequence.") {
        (bytes: Elements) in Data(try bytes.values.map { try UInt8.from($0) })
      }
      Row("init?(base64Encoded text: String)", "Bytes written in letters.") { (text: String) in
        Data(base64Encoded: text)
      }
      Row("func base64EncodedString() -> String", "The bytes in letters.") { (data: Data) in
        data.base64EncodedString()
      }
      Row("var count: Int", "How many bytes there are.") { (data: Data) in data.count }
      Row("var isEmpty: Bool", "Whether there are none.") { (data: Data) in data.isEmpty }
      Row("subscript(index: Int) -> UInt8", "The byte at a place.") { (data: Data, index: Int) in
        guard data.indices.contains(index) else { throw ScriptFailure("Index out of range") }
        return Value(data[index])
      }
      Row.mutating("mutating func append(_ other: UInt8)", "Adds a byte.") {
        (data: inout Data, byte: UInt8) in
        data.append(byte)
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
      ) { (data: inout Data, bytes: Elements) in
        data.append(contentsOf: try bytes.values.map { try UInt8.from($0) })
        return Value.void
      }
    }
    Rows.members(of: "String") {
      Row("init?(data: Data, encoding: String.Encoding)", "The text in bytes, if they are one.") {
        (data: Data, encoding: String.Encoding) in String(data: data, encoding: encoding)
      }
      Row(
        "init<C: Sequence>(decoding codeUnits: C, as sourceEncoding: UTF8.Type) where C.Element == UInt8",
        "The text in bytes."
      ) { (bytes: Elements, _: Value) in
        String(decoding: try bytes.values.map { try UInt8.from($0) }, as: UTF8.self)
      }
      Row("func data(using encoding: String.Encoding) -> Data?", "The text in bytes.") {
        (text: String, encoding: String.Encoding) in text.data(using: encoding)
      }
    }
    Rows.type("enum UTF8", "The usual way to write text in bytes.")
  }
}

extension Data: NativeValue {}
extension UInt8: NativeValue {}
