import Foundation

// What numbers, texts and optionals have that programs seldom ask for.

func chosen(_ a: String?, _ b: String?) -> String? { a ?? b }
let none: Int? = nil
let some: Int? = 4
print(chosen(nil, "b") ?? "?", none == nil, nil == some, nil != some, some == none, some != none)
print(Int(7), Int("12") ?? 0, max(3, 4), "gauge".contains("g" as Character))
let part: Substring = "34"
print(Int(part) ?? 0)
print(String(12), String(true))
for place in stride(from: CGFloat(0), to: CGFloat(1), by: CGFloat(0.5)) { print(place) }
print(50.formatted(.percent.rounded(increment: 10)), 50.formatted(.percent.scale(1)))
let near = Measurement(value: 1, unit: UnitLength.meters)
let far = Measurement(value: 1, unit: UnitLength.kilometers)
print(near == far, near < far, near > far)
