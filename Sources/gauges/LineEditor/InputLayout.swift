/// An input as it stands on the screen: its rows, each no wider than the terminal, and the cursor's place in them.
struct InputLayout: Equatable {
  var rows: [Row] = [Row()]
  var cursor = Position()

  struct Row: Equatable {
    var text = ""
    var width = 0
  }

  struct Position: Equatable {
    var row = 0
    var column = 0
  }
}

extension InputLayout {
  /// - Parameters:
  ///   - text: The input; each of its lines but the first begins with `continuation`.
  ///   - point: The cursor's place, in UTF-8 offsets of `text`.
  ///   - columns: Cells in a row of the terminal.
  init(prompt: String, continuation: String, text: String, point: Int, columns: Int) {
    let columns = max(1, columns)
    append(prompt, columns: columns)
    var offset = 0
    var isPlaced = false
    for character in text {
      if !isPlaced, offset >= point {
        place(columns: columns)
        isPlaced = true
      }
      offset += character.utf8.count
      if character.isNewline {
        rows.append(Row())
        append(continuation, columns: columns)
      } else {
        append(Self.shown(character), columns: columns)
      }
    }
    if !isPlaced { place(columns: columns) }
  }

  private mutating func append(_ text: String, columns: Int) {
    for character in text {
      let width = character.cellWidth
      if rows[rows.count - 1].width + width > columns { rows.append(Row()) }
      rows[rows.count - 1].text.append(character)
      rows[rows.count - 1].width += width
    }
  }

  /// The cursor stands where the next character would.
  private mutating func place(columns: Int) {
    if rows[rows.count - 1].width >= columns { rows.append(Row()) }
    cursor = Position(row: rows.count - 1, column: rows[rows.count - 1].width)
  }

  /// What stands on the screen for a character: itself, or for a control character a picture of it.
  private static func shown(_ character: Character) -> String {
    if character == "\t" { return "    " }
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return String(character)
    }
    return scalars.map { scalar in
      switch scalar.value {
      case 0..<0x20: "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
      case 0x7F: "^?"
      case let value where value < 0xA0: "\\x" + String(value, radix: 16)
      default: String(scalar)
      }
    }.joined()
  }
}
