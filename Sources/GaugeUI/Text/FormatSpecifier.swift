/// One conversion of C's `printf`, taken apart so that it is only ever given a number of its own kind.
struct FormatSpecifier {
  private var before: String
  private var flags: String
  private var conversion: Character
  private var after: String

  /// `nil` where `specifier` is none for numbers, or asks for more digits than anything has.
  init?(_ specifier: String) {
    guard
      let match = specifier.wholeMatch(
        of:
          /([^%]*)%([-+ 0#']*)(\d{0,3})((?:\.\d{0,2})?)(?:hh|h|ll|l|L|q|z|t|j)?([dDiuUxXoOfFeEgGaA])([^%]*)/
      )
    else { return nil }
    before = String(match.1)
    flags = String(match.2) + String(match.3) + String(match.4)
    conversion = match.5.first ?? "d"
    after = String(match.6)
  }

  /// `number` as the specifier writes it; `nil` where it is for whole numbers and `number` is none.
  func string(_ number: some _FormatSpecifiable) -> String? {
    if "fFeEgGaA".contains(conversion) {
      return before + String(format: "%\(flags)\(conversion)", number._double) + after
    }
    return number._integer.map {
      before
        + String(
          format:
            "%\(flags)ll\(conversion.lowercased() == "x" ? conversion : Character(conversion.lowercased()))",
          $0)
        + after
    }
  }
}
