import Foundation

let d = Data("héllo".utf8)
print(d.count, d.first ?? 0, String(data: d, encoding: .utf8) ?? "-")
print(d.base64EncodedString(), Data([1, 2, 255]).map { String(format: "%02x", $0) }.joined())
print(d)
let e = "abc".data(using: .utf8)
print(e?.count ?? 0, Array(e!))
var m = Data()
m.append(7)
m.append(contentsOf: [1, 2])
print(m.count, m[0], m.isEmpty)
