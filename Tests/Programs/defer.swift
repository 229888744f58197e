import Foundation

func f() {
  defer { print("d1") }
  defer { print("d2") }
  print("body")
}
f()
