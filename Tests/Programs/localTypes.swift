import Foundation

func f() -> String {
  struct Pt {
    var x = 1
    func d() -> Int { x * 2 }
  }
  enum K: String { case a, b }
  let p = Pt(x: 4)
  return "\(p.d()) \(K.b.rawValue)"
}
print(f())
