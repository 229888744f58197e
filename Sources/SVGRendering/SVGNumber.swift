import GaugeUI

extension BinaryFloatingPoint {
  /// The number to a thousandth, as SVG writes it; 0 for what is no number, and no more than a billion.
  var svg: String { svg(unit: 1000) }

  /// The number to a part of 1 by `unit`, a power of ten.
  func svg(unit: Int) -> String {
    let value = isNaN ? 0 : min(max(Double(self), -1e9), 1e9)
    let parts = Int((value * Double(unit)).rounded())
    let (whole, rest) = (abs(parts) / unit, abs(parts) % unit)
    let sign = parts < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension CGPoint {
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGAffineTransform {
  /// The value of a `transform` attribute. What multiplies coordinates, which are hundreds, asks for more places.
  var svg: String {
    "matrix(\([a, b, c, d, tx, ty].map { $0.svg(unit: 1_000_000) }.joined(separator: " ")))"
  }
}
