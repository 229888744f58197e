import Foundation

enum Unit: String, CaseIterable, Identifiable {
  case kmh = "km/h"
  case mph
  var id: Self { self }
  var factor: Double {
    switch self {
    case .kmh: return 1
    case .mph: return 0.621
    }
  }
  mutating func toggle() { self = self == .kmh ? .mph : .kmh }
  static let standard = Unit.kmh
  init?(short: String) {
    switch short {
    case "k": self = .kmh
    default: return nil
    }
  }
}
var u = Unit.standard
u.toggle()
print(
  u, u.rawValue, Unit.allCases.map { $0.rawValue }, Unit(rawValue: "mph")!, Unit(short: "x") as Any,
  u.id)
indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let n): n
    case .node(let l, let r): l.sum + r.sum
    }
  }
}
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)
enum State {
  case idle
  case loading(progress: Double)
  case done(String)
}
let st = State.loading(progress: 0.4)
if case .loading(let p) = st { print(p) }
if case .loading(progress: let p) = st, p > 0.3 { print("p", p) }
