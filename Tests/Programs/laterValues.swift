import Foundation

func f(_ b: Bool) -> Int {
  let x: Int
  if b { x = 1 } else { x = 2 }
  return x
}
print(f(true), f(false))
