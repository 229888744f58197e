/// What stands for a system symbol where there is one cell for it: `Image(systemName:)`.
package struct Symbol: Hashable, Sendable {
  /// The system's name, as `heart.fill`.
  package let name: String
  /// One cell wide, of one colour.
  package let character: Character
  /// What stands for it where there is ASCII only.
  package let ascii: Character
  /// The name in words.
  package let words: String
}

extension Symbol {
  /// Every symbol that has a row of its own, in the order of the table, then digits and letters in circles.
  package static let all = tableRows + enclosed

  /// The symbol of that name; `nil` where there is none.
  ///
  /// A variant without a row of its own (`.fill`, `.circle`, `.slash`, `.badge.plus`, …) is drawn as the symbol that
  /// it varies.
  package static func named(_ name: String) -> Symbol? {
    if let symbol = index[name] { return symbol }
    // No system symbol's name is as long; a longer text need not be taken apart.
    guard name.utf8.count <= 128 else { return nil }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1, let last = parts.popLast(), variants.contains(String(last)) {
      if let symbol = index[parts.joined(separator: ".")] { return symbol }
    }
    return nil
  }

  private static let index = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// What stands for a character of the table where there is ASCII only: the same for every symbol that has it.
  package static let standIns = Dictionary(
    all.map { ($0.character, $0.ascii) }, uniquingKeysWith: { first, _ in first })

  /// The words that names of variants end in.
  private static let variants: Set<String> = [
    "fill", "filled", "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon",
    "shield", "seal", "capsule", "slash", "dashed", "dotted", "inverse", "badge", "trianglebadge",
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "clock", "bolt",
    "crop", "portrait", "front", "rear", "side", "app", "on", "and", "waves", "wave", "left",
    "right", "up", "down", "horizontal", "vertical", "rtl", "ltr", "1", "2", "3", "trianglepath",
    "circlepath", "homekit", "desktopcomputer", "arrow", "ring", "stack", "open", "wake", "closed",
  ]

  private static let tableRows = SymbolTable.rows.split(separator: "\n").compactMap { row in
    let parts = row.split(separator: " ", maxSplits: 3)
    return parts.count == 4 && parts[0] != "#"
      ? Symbol(
        name: String(parts[0]), character: Character(String(parts[1])),
        ascii: Character(String(parts[2])), words: String(parts[3])) : nil
  }

  /// `0.circle` to `20.circle`, `a.circle` to `z.circle`: characters that follow one another in Unicode.
  private static let enclosed: [Symbol] = {
    func symbol(_ content: String, _ value: UInt32) -> Symbol? {
      guard let scalar = Unicode.Scalar(value), let ascii = content.last else { return nil }
      return Symbol(
        name: content + ".circle", character: Character(scalar), ascii: ascii,
        words: content + " in a circle")
    }
    let digits = (0...20).map { symbol(String($0), $0 == 0 ? 0x24EA : 0x245F + UInt32($0)) }
    let letters = "abcdefghijklmnopqrstuvwxyz".enumerated()
      .map { symbol(String($1), 0x24B6 + UInt32($0)) }
    return (digits + letters).compactMap { $0 }
  }()
}
