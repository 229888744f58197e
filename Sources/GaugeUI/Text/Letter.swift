/// A large letter as centre lines, in units of its own: y grows upwards from the baseline.
struct Letter: Sendable {
  /// The distance between the outermost lines.
  let width: CGFloat
  let lines: [Line]
  /// What stands above it or hangs below it.
  var accents: [Accent] = []

  enum Line: Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A quarter of an ellipse that touches the lines from its ends to the corner.
    case corner(CGPoint, CGPoint, CGPoint)
  }

  /// A blank of `width`, as a space is.
  var isBlank: Bool { lines.isEmpty }

  /// The highest that its lines reach.
  var height: CGFloat {
    lines.reduce(0) { highest, line in
      switch line {
      case .move(let to), .line(let to): max(highest, to.y)
      case .corner(let from, let corner, let to): max(highest, from.y, corner.y, to.y)
      }
    }
  }
}

// The heights and widths that letters share.
extension Letter {
  static let descender: CGFloat = -4
  static let baseline: CGFloat = 0
  static let smallMiddle: CGFloat = 4
  static let middle: CGFloat = 6
  static let small: CGFloat = 8
  static let capital: CGFloat = 12
  /// The width of most capitals and digits.
  static let standardWidth: CGFloat = 8
  /// How far along to a corner the control points of a quarter ellipse lie: 4/3 · (√2 − 1).
  static let roundness: CGFloat = 0.5523
}

extension Letter {
  /// The letter for `character`, a box where there is none. Accents that have no lines here are left out.
  static func of(_ character: Character) -> Letter {
    if let letter = LetterTable.letters[character] { return letter }
    if character.isWhitespace { return LetterTable.letters[" "] ?? box }
    let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = scalars.first else { return box }
    let accents = scalars.dropFirst().compactMap { Accent.all[$0] }
    // An accent takes the place of a dot.
    let dotless: [Unicode.Scalar: Character] = ["i": "ı", "j": "ȷ"]
    let name = accents.contains { !$0.isBelow } ? dotless[base] : nil
    guard var letter = LetterTable.letters[name ?? Character(base)] else { return box }
    letter.accents = accents
    return letter
  }

  private static let box = Letter(width: 8, "M0 0 L8 0 L8 12 L0 12 L0 0")

  /// Reads lines: `M` and a point begins one, `L` and a point goes on straight, `R`, a corner and a point goes round
  /// the corner.
  init(width: CGFloat, _ text: String) {
    self.init(width: width, lines: Self.lines(text))
  }

  static func lines(_ text: String) -> [Line] {
    var lines: [Line] = []
    var (point, numbers, command): (CGPoint, [CGFloat], Character) = (.zero, [], "M")
    func finish() {
      let points = stride(from: 0, to: numbers.count - 1, by: 2)
        .map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      guard let last = points.last else { return }
      switch command {
      case "R": lines.append(.corner(point, points[0], last))
      case "L": lines.append(.line(last))
      default: lines.append(.move(last))
      }
      (point, numbers) = (last, [])
    }
    for word in text.split(separator: " ") {
      guard let first = word.first, first.isLetter else {
        numbers.append(Double(word).map { CGFloat($0) } ?? 0)
        continue
      }
      finish()
      command = first
      numbers.append(Double(word.dropFirst()).map { CGFloat($0) } ?? 0)
    }
    finish()
    return lines
  }
}
