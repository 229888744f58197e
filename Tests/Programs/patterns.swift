import Foundation

let t = 55
switch t {
case ..<0: print("neg")
case 0...: print("pos")
default: print("?")
}
switch "a" {
case "a", "b":
  print("ab")
  fallthrough
default: print("fell")
}
let pt = (3, 4)
switch pt {
case (let x, let y) where x == y: print("eq")
case (3, let y): print("3", y)
default: print("no")
}
let c: Character = "x"
switch c {
case "a"..."m": print("early")
case "n"..."z": print("late")
default: print("?")
}
