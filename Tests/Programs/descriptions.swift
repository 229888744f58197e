import Foundation

struct T: CustomStringConvertible {
  var n = 2
  var description: String { "T#\(n)" }
}
print(T(), "\(T())", [T()], String(describing: T()))
