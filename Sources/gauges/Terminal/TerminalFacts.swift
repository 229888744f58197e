import GaugeUI

/// What a terminal has said of itself, reply by reply.
struct TerminalFacts: Equatable {
  /// Red, green and blue behind the text.
  var background: SIMD3<UInt8>?
  /// Which terminal it says it is; `nil` where it does not say.
  var identity: TerminalIdentity?
  var hasKitty = false
  var hasSixel = false
  /// The colours that it keeps for sixels.
  var colorRegisters: Int?
  /// The size of a cell.
  var cell: CellSize?
}

/// The size of a cell, in pixels.
struct CellSize: Equatable {
  var width: Int
  var height: Int

  /// Where a terminal does not say: that of a VT340, which Windows Terminal keeps to whatever its font.
  static let standard = CellSize(width: 10, height: 20)

  /// The points that it covers: rows keep their height, so that what is set in them stays whole. One as wide as high or
  /// three times as high is as far as a font goes; what is told beyond that counts as that.
  var metrics: CellMetrics {
    let height = CellMetrics.standard.cellHeight
    let width = height * Double(self.width) / Double(max(self.height, 1))
    return CellMetrics(cellWidth: min(max(width, height / 3), height), cellHeight: height)
  }
}

extension TerminalFacts {
  /// What a reply tells.
  enum Answer: Equatable {
    case background(SIMD3<UInt8>)
    case identity(String)
    /// The attributes of a terminal: the class first, then what it has.
    case attributes([Int])
    case kitty
    case colorRegisters(Int)
    case cell(CellSize)
  }

  /// Reads a reply, which comes without its first escape and its terminator; `nil` for one to something else.
  static func answer(in reply: String) -> Answer? {
    if reply.hasPrefix("]11;") { return color(in: reply.dropFirst(4)).map { .background($0) } }
    if reply.hasPrefix("P>|") { return .identity(String(reply.dropFirst(3))) }
    if reply.hasPrefix("_G") {
      let keys = reply.dropFirst(2).prefix { $0 != ";" }.split(separator: ",")
      // Any other answer is an error.
      return keys.contains("i=\(TerminalQuestion.kittyID)") && reply.hasSuffix(";OK")
        ? .kitty : nil
    }
    guard reply.hasPrefix("["), let final = reply.last else { return nil }
    let marked = reply.hasPrefix("[?")
    guard let numbers = numbers(in: reply.dropFirst(marked ? 2 : 1).dropLast()) else { return nil }
    switch (final, marked, numbers.count) {
    case ("c", true, 1...): return .attributes(numbers)
    case ("S", true, 3) where numbers[0] == 1 && numbers[1] == 0 && numbers[2] > 0:
      return .colorRegisters(numbers[2])
    case ("t", false, 3) where numbers[0] == 6 && numbers[1] > 0 && numbers[2] > 0:
      return .cell(CellSize(width: numbers[2], height: numbers[1]))
    default: return nil
    }
  }

  /// Numbers of one to five digits with semicolons between them, and after them in kitty's `62;`; `nil` for all else.
  private static func numbers(in parameters: Substring) -> [Int]? {
    var parts = parameters.split(separator: ";", omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    let numbers = parts.compactMap { digits in
      digits.utf8.count <= 5 && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(digits) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  /// `rgb:ffff/ffff/ffff` or `rgba:…` with one to four hexadecimal digits for each component, of which all F is the whole.
  private static func color(in text: Substring) -> SIMD3<UInt8>? {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(separator: "/").prefix(3).map { digits in
      (1...4).contains(digits.count) && digits.allSatisfy { $0.isHexDigit && $0.isASCII }
        ? Int(digits, radix: 16).map { $0 * 255 / ((1 << (4 * digits.count)) - 1) } : nil
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return SIMD3(UInt8(red), UInt8(green), UInt8(blue))
  }

  /// Whether the background is light or dark.
  var colorScheme: ColorScheme? {
    background.map { color in
      // The luma of ITU-R BT.601, of the components as they are: how bright the colour looks, roughly.
      let luma = 0.299 * Double(color.x) + 0.587 * Double(color.y) + 0.114 * Double(color.z)
      return luma > 127.5 ? .light : .dark
    }
  }
}

extension ColorScheme {
  /// As `COLORFGBG` has it, in which rxvt and Konsole name their colours by number: the last is the background's, and of the
  /// sixteen 7 and those from 9 on are light. A hint, as it is inherited.
  init?(hintedBy environment: [String: String]) {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last,
      let number = Int(last), (0...15).contains(number)
    else { return nil }
    self = number == 7 || number > 8 ? .light : .dark
  }
}
