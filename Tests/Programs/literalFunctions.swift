import Foundation

let a: CGFloat = min(1, abs(2))
let b: Double = max(0, min(1, abs(-0.5)))
let c: Float = min(1, abs(2))
let d = min(1.5, Double(abs(-1)))
print(a, b, c, d)
