import Foundation

var buffer = Data(count: 4)
buffer[0] = 0xFF
buffer[3] = 7
print(Array(buffer), buffer.count)
print(Array(Data(repeating: 0xAB, count: 3)))
var bytes = Data([1, 2, 3])
bytes.append(4)
bytes.append(contentsOf: [5, 6])
bytes.append(Data([7]))
print(bytes.map { $0 }, bytes.reduce(0) { $0 + Int($1) })
print(bytes.map { String(format: "%02x", $0) }.joined())
print(bytes.first!, bytes.last!, bytes.contains(3), bytes.firstIndex(of: 5)!)
print(
  Array(bytes.prefix(2)), Array(bytes.suffix(2)), Array(bytes[1..<4]), Array(bytes.dropFirst(5)))
print(bytes.subdata(in: 2..<5).base64EncodedString())
bytes.removeLast()
bytes = Data(bytes.dropFirst())
bytes.replaceSubrange(0..<2, with: [9, 9, 9])
bytes.insert(0, at: 0)
print(Array(bytes))
bytes.reverse()
print(Array(bytes), bytes.isEmpty)
let text = "héllo"
let encoded = text.data(using: .utf8)!
print(encoded.count, String(data: encoded, encoding: .utf8)!)
print(String(decoding: encoded, as: UTF8.self), Data(text.utf8) == encoded)
print(Data("abc".utf8) + Data("def".utf8) == Data("abcdef".utf8))
print(
  encoded.base64EncodedString(), Data(base64Encoded: "aGk=")!.count, Data(base64Encoded: "%") == nil
)
var checksum: UInt8 = 0
for byte in encoded { checksum = checksum &+ byte }
print(checksum, encoded.sorted().first!, encoded.max()!)
print(encoded.description, "\(Data())")
let words = String(data: Data([104, 105]), encoding: .ascii) ?? "?"
print(words, encoded.starts(with: Data("h".utf8)), encoded.range(of: Data("l".utf8))!)
var hash: UInt32 = 5381
for byte in Data("gauge".utf8) { hash = (hash << 5) &+ hash &+ UInt32(byte) }
print(hash, encoded.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element))
func hex(_ data: Data) -> String { data.map { String($0, radix: 16) }.joined(separator: " ") }
print(hex(Data([0, 15, 255])), encoded.hashValue == Data(text.utf8).hashValue)
buffer.removeAll()
print(buffer.isEmpty, Data(bytes.lazy.filter { $0 > 3 }).count)
