struct Matrix: Equatable {
  let rows: Int, columns: Int
  private var grid: [Double]
  init(rows: Int, columns: Int, repeating value: Double = 0) {
    (self.rows, self.columns) = (rows, columns)
    grid = Array(repeating: value, count: rows * columns)
  }
  init(_ values: [[Double]]) {
    self.init(rows: values.count, columns: values.first?.count ?? 0)
    for (row, list) in values.enumerated() { self[row: row] = list }
  }
  static func identity(_ size: Int) -> Self {
    var result = Self(rows: size, columns: size)
    for index in 0..<size { result[index, index] = 1 }
    return result
  }
  subscript(row: Int, column: Int) -> Double {
    get {
      precondition(isValid(row, column), "out of range")
      return grid[row * columns + column]
    }
    set { grid[row * columns + column] = newValue }
  }
  subscript(row index: Int) -> [Double] {
    get { Array(grid[index * columns..<(index + 1) * columns]) }
    set { grid.replaceSubrange(index * columns..<(index + 1) * columns, with: newValue) }
  }
  subscript(column index: Int) -> [Double] { (0..<rows).map { self[$0, index] } }
  subscript(safe row: Int, _ column: Int, default fallback: Double = .nan) -> Double {
    isValid(row, column) ? self[row, column] : fallback
  }
  func isValid(_ row: Int, _ column: Int) -> Bool {
    0..<rows ~= row && (0..<columns).contains(column)
  }
  var transposed: Matrix {
    var result = Matrix(rows: columns, columns: rows)
    for row in 0..<rows { for column in 0..<columns { result[column, row] = self[row, column] } }
    return result
  }
  mutating func scale(by factor: Double) { for index in grid.indices { grid[index] *= factor } }
}
infix operator ⊗ : MultiplicationPrecedence
postfix operator ′
extension Matrix {
  static func + (a: Matrix, b: Matrix) -> Matrix {
    var result = a
    for (index, value) in b.grid.enumerated() { result.grid[index] += value }
    return result
  }
  static func ⊗ (a: Matrix, b: Matrix) -> Matrix {
    var result = Matrix(rows: a.rows, columns: b.columns)
    for row in 0..<a.rows {
      for column in 0..<b.columns {
        result[row, column] = zip(a[row: row], b[column: column]).map(*).reduce(0, +)
      }
    }
    return result
  }
  static postfix func ′ (a: Matrix) -> Matrix { a.transposed }
  static func *= (a: inout Matrix, factor: Double) { a.scale(by: factor) }
}
extension Matrix: CustomStringConvertible {
  var description: String {
    (0..<rows).map { self[row: $0].map { String($0) }.joined(separator: " ") }
      .joined(separator: "\n")
  }
}
extension Matrix: Sequence {
  func makeIterator() -> AnyIterator<[Double]> {
    var row = 0
    return AnyIterator {
      guard row < rows else { return nil }
      defer { row += 1 }
      return self[row: row]
    }
  }
}
var a = Matrix([[1, 2], [3, 4], [5, 6]])
print(a)
print(a′)
print(a ⊗ Matrix.identity(2) == a, a′ ⊗ a)
a[row: 1] = [9, 9]
a[0, 0] += 0.5
a *= 2
print(a[column: 0], a[safe: 9, 9], a[safe: 9, 9, default: -1], a[safe: 2, 1])
print(a.map { $0.reduce(0, +) }, a.contains([18, 18]), (a + a)[2, 1])
for (index, row) in a.enumerated() where row[0] > 10 { print(index, row) }
