import Foundation

func f(_ xs: [Int]) -> String {
  guard let first = xs.first, first > 0 else { return "no" }
  guard case 1...9 = first else { return "big" }
  return "digit"
}
print(f([]), f([5]), f([50]))
var i = 0
repeat { i += 1 } while i < 3
while i > 0 {
  i -= 1
  if i == 1 { break }
}
print(i)
for i in stride(from: 0, to: 10, by: 3) where i % 2 == 0 { print(i, terminator: " ") }
print()
for i in (0..<3).reversed() { print(i, terminator: " ") }
print()
