import Foundation

struct Grid {
  var cells = [0, 1, 2, 3]
  subscript(r: Int, c: Int) -> Int {
    get { cells[r * 2 + c] }
    set { cells[r * 2 + c] = newValue }
  }
}
var g = Grid()
g[1, 0] = 9
print(g[1, 0], g[0, 1])
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 5] as Any, [1, 2][safe: 0]!)
