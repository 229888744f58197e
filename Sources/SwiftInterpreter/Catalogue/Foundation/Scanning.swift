import Foundation

extension Catalogue {
  /// Reading numbers out of text, as the colours of many apps are made.
  @RowBuilder static var scanning: [Row] {
    Rows.type("class Scanner", "Reads through a text.") {
      Row("init(string: String)", "Begins with the text.") { (text: String) in
        Scanner(string: text)
      }
      Row(
        "@discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool",
        "Reads a number in hexadecimal digits."
      ) { (scanner: Scanner, result: ScriptBinding) in
        var number: UInt64 = 0
        guard scanner.scanHexInt64(&number) else { return false }
        try result.set(Value(number))
        return true
      }
      Row("func scanInt() -> Int?", "Reads a whole number.") { (scanner: Scanner) in
        scanner.scanInt()
      }
      Row("func scanDouble() -> Double?", "Reads a number.") { (scanner: Scanner) in
        scanner.scanDouble()
      }
      Row("func scanString(_ searchString: String) -> String?", "Reads a text, if it comes next.") {
        (scanner: Scanner, text: String) in scanner.scanString(text)
      }
      Row("var isAtEnd: Bool", "Whether nothing is left.") { (scanner: Scanner) in scanner.isAtEnd
      }
    }
  }
}

extension Scanner: NativeValue {}
