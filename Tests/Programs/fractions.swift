import Foundation

// What the three types of numbers with a fraction have alike.

do {
  let a: Double = 2.75
  let b: Double = -1.5
  print("Double:", a + b, a - b, a * b, a / 0.5, -a, +b)
  print(a == b, a != b, a < b, a > b, a <= b, a >= b)
  print(
    Double(), Double(3), Double(Int64(7)), Double(Double(1.5)), Double(CGFloat(2.5)),
    Double(Float(3.5)), Double.zero)
  print(
    Double.pi > 3.14, Double.infinity > Double.greatestFiniteMagnitude, Double.nan.isNaN,
    Double.leastNonzeroMagnitude > 0)
  print(Double.ulpOfOne < 0.001, a.rounded(), b.rounded(), a.rounded(.up), a.rounded(.down))
  print(b.rounded(.towardZero), b.rounded(.awayFromZero), a.rounded(.toNearestOrEven))
  print(Double(0.5).rounded(.toNearestOrAwayFromZero), Double(0.5).rounded(.toNearestOrEven))
  var c: Double = 2.5
  c.round()
  c.negate()
  print(c, Double(9).squareRoot(), a.truncatingRemainder(dividingBy: 2), a.remainder(dividingBy: 2))
  print(b.magnitude, b.sign, a.sign, a.exponent, a.significand, Double(1).ulp < 0.001)
  print(
    Double(1).nextUp > 1, Double(1).nextDown < 1, a.advanced(by: 1), a.distance(to: 5),
    a.isLess(than: b))
  print(
    a.isNormal, a.isNaN, a.isFinite, Double.infinity.isInfinite, Double(0).isZero, a.description)
  print(a.hashValue == Double(2.75).hashValue)
  let inside = Double.random(in: 1...2)
  let below = Double.random(in: 1..<2)
  print(inside >= 1 && inside <= 2, below >= 1 && below < 2)
  print(
    abs(b), sqrt(Double(16)), cbrt(Double(27)).rounded(), sin(Double(0)), cos(Double(0)),
    tan(Double(0)))
  print(
    asin(Double(0)), acos(Double(1)), atan(Double(0)), sinh(Double(0)), cosh(Double(0)),
    tanh(Double(0)))
  print(
    exp(Double(0)), exp2(Double(3)), log(Double(1)), log2(Double(8)), log10(Double(1000)).rounded())
  print(
    floor(b), ceil(b), round(b), trunc(b), pow(Double(2), Double(10)), atan2(Double(0), Double(1)))
  print(hypot(Double(3), Double(4)), fmod(Double(7), Double(4)), min(a, b), max(a, b))
  switch b.sign {
  case .plus: print("plus")
  case .minus: print("minus")
  }
}
print(Double("2.5") ?? 0, Double("x") == nil)

do {
  let a: CGFloat = 2.75
  let b: CGFloat = -1.5
  print("CGFloat:", a + b, a - b, a * b, a / 0.5, -a, +b)
  print(a == b, a != b, a < b, a > b, a <= b, a >= b)
  print(
    CGFloat(), CGFloat(3), CGFloat(Int64(7)), CGFloat(Double(1.5)), CGFloat(CGFloat(2.5)),
    CGFloat(Float(3.5)), CGFloat.zero)
  print(
    CGFloat.pi > 3.14, CGFloat.infinity > CGFloat.greatestFiniteMagnitude, CGFloat.nan.isNaN,
    CGFloat.leastNonzeroMagnitude > 0)
  print(CGFloat.ulpOfOne < 0.001, a.rounded(), b.rounded(), a.rounded(.up), a.rounded(.down))
  print(b.rounded(.towardZero), b.rounded(.awayFromZero), a.rounded(.toNearestOrEven))
  print(CGFloat(0.5).rounded(.toNearestOrAwayFromZero), CGFloat(0.5).rounded(.toNearestOrEven))
  var c: CGFloat = 2.5
  c.round()
  c.negate()
  print(
    c, CGFloat(9).squareRoot(), a.truncatingRemainder(dividingBy: 2), a.remainder(dividingBy: 2))
  print(b.magnitude, b.sign, a.sign, a.exponent, a.significand, CGFloat(1).ulp < 0.001)
  print(
    CGFloat(1).nextUp > 1, CGFloat(1).nextDown < 1, a.advanced(by: 1), a.distance(to: 5),
    a.isLess(than: b))
  print(
    a.isNormal, a.isNaN, a.isFinite, CGFloat.infinity.isInfinite, CGFloat(0).isZero, a.description)
  print(a.hashValue == CGFloat(2.75).hashValue)
  let inside = CGFloat.random(in: 1...2)
  let below = CGFloat.random(in: 1..<2)
  print(inside >= 1 && inside <= 2, below >= 1 && below < 2)
  print(
    abs(b), sqrt(CGFloat(16)), cbrt(CGFloat(27)).rounded(), sin(CGFloat(0)), cos(CGFloat(0)),
    tan(CGFloat(0)))
  print(
    asin(CGFloat(0)), acos(CGFloat(1)), atan(CGFloat(0)), sinh(CGFloat(0)), cosh(CGFloat(0)),
    tanh(CGFloat(0)))
  print(
    exp(CGFloat(0)), exp2(CGFloat(3)), log(CGFloat(1)), log2(CGFloat(8)),
    log10(CGFloat(1000)).rounded())
  print(
    floor(b), ceil(b), round(b), trunc(b), pow(CGFloat(2), CGFloat(10)),
    atan2(CGFloat(0), CGFloat(1)))
  print(hypot(CGFloat(3), CGFloat(4)), fmod(CGFloat(7), CGFloat(4)), min(a, b), max(a, b))
  switch b.sign {
  case .plus: print("plus")
  case .minus: print("minus")
  }
}

do {
  let a: Float = 2.75
  let b: Float = -1.5
  print("Float:", a + b, a - b, a * b, a / 0.5, -a, +b)
  print(a == b, a != b, a < b, a > b, a <= b, a >= b)
  print(
    Float(), Float(3), Float(Int64(7)), Float(Double(1.5)), Float(CGFloat(2.5)), Float(Float(3.5)),
    Float.zero)
  print(
    Float.pi > 3.14, Float.infinity > Float.greatestFiniteMagnitude, Float.nan.isNaN,
    Float.leastNonzeroMagnitude > 0)
  print(Float.ulpOfOne < 0.001, a.rounded(), b.rounded(), a.rounded(.up), a.rounded(.down))
  print(b.rounded(.towardZero), b.rounded(.awayFromZero), a.rounded(.toNearestOrEven))
  print(Float(0.5).rounded(.toNearestOrAwayFromZero), Float(0.5).rounded(.toNearestOrEven))
  var c: Float = 2.5
  c.round()
  c.negate()
  print(c, Float(9).squareRoot(), a.truncatingRemainder(dividingBy: 2), a.remainder(dividingBy: 2))
  print(b.magnitude, b.sign, a.sign, a.exponent, a.significand, Float(1).ulp < 0.001)
  print(
    Float(1).nextUp > 1, Float(1).nextDown < 1, a.advanced(by: 1), a.distance(to: 5),
    a.isLess(than: b))
  print(a.isNormal, a.isNaN, a.isFinite, Float.infinity.isInfinite, Float(0).isZero, a.description)
  print(a.hashValue == Float(2.75).hashValue)
  let inside = Float.random(in: 1...2)
  let below = Float.random(in: 1..<2)
  print(inside >= 1 && inside <= 2, below >= 1 && below < 2)
  print(
    abs(b), sqrt(Float(16)), cbrt(Float(27)).rounded(), sin(Float(0)), cos(Float(0)), tan(Float(0)))
  print(
    asin(Float(0)), acos(Float(1)), atan(Float(0)), sinh(Float(0)), cosh(Float(0)), tanh(Float(0)))
  print(exp(Float(0)), exp2(Float(3)), log(Float(1)), log2(Float(8)), log10(Float(1000)).rounded())
  print(floor(b), ceil(b), round(b), trunc(b), pow(Float(2), Float(10)), atan2(Float(0), Float(1)))
  print(hypot(Float(3), Float(4)), fmod(Float(7), Float(4)), min(a, b), max(a, b))
  switch b.sign {
  case .plus: print("plus")
  case .minus: print("minus")
  }
}
print(Float("2.5") ?? 0, Float("x") == nil)
print(String(describing: CGFloat(1.5)), String(Float(2.5)), String(Double(3.5)))
print(FloatingPointSign.plus == .plus, FloatingPointSign.minus == .plus)
