import Foundation

func f() {
  for i in 0..<3 {
    defer { print("end", i) }
    if i == 1 { continue }
    print("go", i)
  }
}
f()
