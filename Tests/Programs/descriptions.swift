import Foundation

struct T: CustomStringConvertible {
  var n = 2
  var description: String { "T#\(n)" }
}
print(T(), "\(T())", [T()], String(describing: T()))

func described(_ value: some CustomStringConvertible) -> String { value.description }
func all<S: Sequence>(_ values: S) -> [String] where S.Element: CustomStringConvertible {
  values.map { $0.description }
}
print(described(T()), described(3), described(2.5), all([1, 2]), all([T(n: 4)]))
