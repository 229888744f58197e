import Foundation

outer: for i in 0..<3 {
  for j in 0..<3 {
    if j == 1 { continue outer }
    if i == 2 { break outer }
    print(i, j)
  }
}
var n = 0
loop: while true {
  n += 1
  switch n {
  case 5: break loop
  default: continue loop
  }
}
print(n)
