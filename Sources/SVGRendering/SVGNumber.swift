import GaugeUI

extension BinaryFloatingPoint {
  /// The number to a thousandth, as SVG writes it; 0 for what is no number, and no more than a billion.
  var svg: String {
    let value = isNaN ? 0 : min(max(Double(self), -1e9), 1e9)
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension CGPoint {
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGAffineTransform {
  /// The value of a `transform` attribute.
  var svg: String {
    "matrix(\([a, b, c, d, tx, ty].map(\.svg).joined(separator: " ")))"
  }
}
