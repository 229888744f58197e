// Functions that C and UIKit brought along.
import Foundation

print(fabs(-2.5), fmax(1, 2.5), fmin(1, 2.5), copysign(3.0, -1), lround(2.5), lround(-2.5))
let part: Float = -1.5
print(fabs(part), fmax(part, 2), fmin(part, 2), copysign(2, part))
let length: CGFloat = -3
print(fabs(length), fmax(length, 1), fmin(length, 1), copysign(length, 1))
print(3.distance(to: 10), 3.advanced(by: -5), (-4).distance(to: 4))
print((1...5).lowerBound.advanced(by: 2), stride(from: 0, to: 3.advanced(by: 1), by: 2).map { $0 })
let flat = CGRect(x: 0, y: 0, width: 0, height: 5)
print(flat.isEmpty, CGRect(x: 0, y: 0, width: 1, height: 5).isEmpty, CGRect.null.isNull)
print(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral.width)
print(CGRect(x: 0, y: 0, width: -4, height: 2).standardized.minX)
let none: Int? = nil
let some: Int? = 3
print(nil == none, nil != none, nil == some, nil != some, none != some)
print(String(true), String(7 as Int8))
