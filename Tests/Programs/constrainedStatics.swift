struct Box<T> { var value: T }
extension Box where T == Int {
  static var zero: Box { Box(value: 0) }
  static func of(_ x: Int) -> Box<Int> { Box(value: x) }
  var doubled: Int { value * 2 }
}
extension Box where T == String { static var empty: Box<String> { Box(value: "") } }
print(Box.zero.value, Box<Int>.of(4).doubled, Box.empty.value.isEmpty)
let b: Box<Int> = .zero
print(b)
