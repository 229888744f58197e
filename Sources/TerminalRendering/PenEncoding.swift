/// The beginnings of control sequences (ECMA-48).
enum ControlSequence {
  /// ESC [, the first byte lowest.
  static var introducer: UInt32 { 0x5B1B }

  /// How many bytes a sequence with one parameter takes.
  @inline(__always) static func length(_ number: Int) -> Int {
    number == 1 ? 3 : number < 10 ? 4 : number < 100 ? 5 : number < 1000 ? 6 : 7
  }
}

extension ByteBuffer {
  /// Writes a control sequence with at most one parameter; 1 is every move's default.
  @inline(__always) func escape(_ letter: Unicode.Scalar, _ number: Int = 1) {
    append(ControlSequence.introducer, length: 2)
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: letter))
  }
}

// Select Graphic Rendition (ECMA-48, 8.3.117).
extension CellGrid.Style {
  /// Writes what differs in `next`; or, where that is shorter, all of it from the terminal's own style on.
  func select(_ next: CellGrid.Style, in bytes: ByteBuffer) {
    let start = bytes.count
    bytes.append(ControlSequence.introducer, length: 2)
    if CellGrid.Style().parameterLength(to: next) < parameterLength(to: next) - 1 {
      // The first parameter is left out: that is 0, which resets all.
      CellGrid.Style().writeParameters(to: next, in: bytes)
    } else {
      bytes.removeLast()
      writeParameters(to: next, in: bytes)
      // In place of the first separator.
      bytes.replace(at: start + 1, with: UInt8(ascii: "["))
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// How many bytes the parameters take that differ in `next`, each with a separator before it.
  private func parameterLength(to next: CellGrid.Style) -> Int {
    var length = 0
    if attributes != next.attributes {
      // One digit switches an attribute on, two switch it off.
      length += next.attributes.subtracting(attributes).rawValue.nonzeroBitCount * 2
      length += attributes.subtracting(next.attributes).rawValue.nonzeroBitCount * 3
    }
    if foreground != next.foreground { length += next.foreground.parameterLength(30) }
    if background != next.background { length += next.background.parameterLength(40) }
    return length
  }

  /// Writes the parameters that differ in `next`, each with a separator before it.
  @inline(__always)
  private func writeParameters(to next: CellGrid.Style, in bytes: ByteBuffer) {
    if attributes != next.attributes {
      for (attribute, on, off) in Self.attributeCodes
      where attributes.contains(attribute) != next.attributes.contains(attribute) {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(decimal: next.attributes.contains(attribute) ? on : off)
      }
    }
    if foreground != next.foreground { next.foreground.writeParameters(30, in: bytes) }
    if background != next.background { next.background.writeParameters(40, in: bytes) }
  }

  private static let attributeCodes: [(CellGrid.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}

extension CellColor {
  /// How many bytes `writeParameters` writes.
  @inline(__always) fileprivate func parameterLength(_ base: Int) -> Int {
    switch kind {
    case .standard: 3
    // Bright backgrounds begin at 100.
    case .ansi16: byte(0) < 8 || base < 40 ? 3 : 4
    case .ansi256: 6 + digits(0)
    case .rgb: 8 + digits(2) + digits(1) + digits(0)
    }
  }

  /// How many digits one of the value's bytes has.
  @inline(__always) private func digits(_ index: UInt32) -> Int {
    let value = byte(index)
    return 1 &+ (value >= 10 ? 1 : 0) &+ (value >= 100 ? 1 : 0)
  }

  /// Writes the parameters that select this colour, each with a separator before it.
  ///
  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func writeParameters(_ base: Int, in bytes: ByteBuffer) {
    @inline(__always) func add(_ number: Int) {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: number)
    }
    switch kind {
    case .standard: add(base + 9)
    case .ansi16: add(byte(0) < 8 ? base + Int(byte(0)) : base + 52 + Int(byte(0)))
    case .ansi256:
      add(base + 8)
      add(5)
      add(Int(byte(0)))
    case .rgb:
      // ;38;2 or ;48;2, the first byte lowest.
      bytes.append(base < 40 ? 0x32_3B38_333B : 0x32_3B38_343B as UInt64, length: 5)
      add(Int(byte(2)))
      add(Int(byte(1)))
      add(Int(byte(0)))
    }
  }
}

// What cannot be seen need not be written.
extension CellGrid.Cell {
  /// The style to write this cell in. A blank shows no foreground and a full block no background, so they keep the
  /// pen's, which is shorter; where the pen has to change for one, it takes what the cell after it needs in the same go.
  @inline(__always)
  func visibleStyle(
    after pen: CellGrid.Style, before next: @autoclosure () -> CellGrid.Cell?
  ) -> CellGrid.Style {
    guard glyph == .blank || glyph == .block, style != pen,
      style.attributes.isDisjoint(with: Self.visible)
    else { return style }
    var style = style
    if glyph == .blank {
      let isKept =
        style.background == pen.background && pen.attributes.isDisjoint(with: Self.visible)
      if !isKept, let next = next(), next.style.background == style.background,
        next.style.attributes.isDisjoint(with: Self.visible), next.glyph != .blank
      {
        return next.style
      }
      style.foreground = pen.foreground
      style.attributes = pen.attributes.subtracting(Self.visible)
    } else if style.foreground != pen.foreground, let next = next(),
      next.style.foreground == style.foreground
    {
      style.background = next.style.background
    } else {
      style.background = pen.background
    }
    return style
  }

  /// What can be seen of a blank.
  private static let visible: CellGrid.Attributes = [.underline, .strikethrough, .reverse]
}
