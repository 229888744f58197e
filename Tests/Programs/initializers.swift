import Foundation

struct R {
  var w: Double
  var h: Double
  init(w: Double, h: Double) {
    self.w = w
    self.h = h
  }
  init(square s: Double) { self.init(w: s, h: s) }
  init?(text: String) {
    guard let d = Double(text) else { return nil }
    self.init(square: d)
  }
}
print(R(square: 2), R(text: "x") as Any, R(text: "3")!.w)
struct Q {
  let n: Int
  private(set) var m = 0
  init(_ n: Int) { self.n = n * 2 }
}
print(Q(4).n)
extension Q { init() { self.init(1) } }
print(Q().n)
