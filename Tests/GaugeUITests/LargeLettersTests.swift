import Testing

@testable import GaugeUI

/// The measures of large letters.
@Suite struct LargeLettersTests {
  @Test func everyPrintableCharacterIsDrawnInsideItsLine() {
    let box = Letter.of("\u{1F600}")
    for value in 0x21...0x7E as ClosedRange<UInt8> {
      let character = Character(Unicode.Scalar(value))
      #expect(LetterTable.letters[character] != nil, "\(character)")
      #expect(Letter.of(character).lines.count > 1, "\(character)")
    }
    #expect(box.lines.count == 5)
    for (character, letter) in LetterTable.letters {
      for size in [32, 48, 80, 200] as [CGFloat] {
        let letters = LargeLetters(size: size, weight: .bold)
        let room = CGRect(
          x: 0, y: 0, width: letters.width(of: String(character)), height: letters.lineHeight)
        for point in letters.path(of: String(character)).points {
          #expect(room.insetBy(dx: -0.01, dy: -8).contains(point), "\(character) \(size)")
        }
      }
      #expect(letter.isBlank == (character == " "))
    }
  }

  @Test func linesAreAsManyRowsHighAsTheSizeAsks() {
    let table: [(CGFloat, CGFloat)] = [(32, 48), (34, 48), (48, 48), (64, 64), (80, 80), (90, 96)]
    for (size, height) in table { #expect(LargeLetters(size: size).lineHeight == height) }
  }

  @Test func widthsAddUpOnHalfColumns() {
    for size in [32, 48, 50, 80, 120] as [CGFloat] {
      let letters = LargeLetters(size: size, weight: .bold)
      let text = "140 KM/H"
      let sum = text.reduce(0) { $0 + letters.advance(of: $1) }
      #expect(letters.width(of: text) == sum - (size < 112 ? 8 : 16))
      #expect(text.allSatisfy { letters.advance(of: $0).truncatingRemainder(dividingBy: 4) == 0 })
    }
    #expect(LargeLetters(size: 80).width(of: "") == 0)
  }

  @Test func digitsAreEquallyWideButTheOne() {
    let letters = LargeLetters(size: 80)
    #expect(Set("023456789".map { letters.advance(of: $0) }) == [48])
  }

  @Test func heavierLettersHaveWiderLines() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { LargeLetters(size: 160, weight: $0).pen.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count >= 7)
    for size in [34, 48, 80] as [CGFloat] {
      #expect(
        LargeLetters(size: size, weight: .bold).pen.width > LargeLetters(size: size).pen.width)
    }
  }

  @Test func accentedLettersStayInsideTheirLineAndAreToldApart() {
    for size in [32, 48, 80, 200] as [CGFloat] {
      let letters = LargeLetters(size: size, weight: .bold)
      let paths = "aàáâãäåāăąeèéêëuùúûüűUÙÚÛÜŰiìíîïcçčnñ".map {
        letters.path(of: String($0)).segments
      }
      #expect(Set(paths.map { "\($0)" }).count == paths.count)
      for character in "ÄÖÜÉÅŘĎŤĘǪỹ" {
        for point in letters.path(of: String(character)).points {
          #expect(
            (0...letters.lineHeight).contains(point.y), "\(character) \(size)")
        }
      }
    }
    // No capital is pressed together by more than half a row; where there is no room, the line is a row higher.
    for size in [32, 34, 48, 64, 80, 96, 112] as [CGFloat] {
      let plain = LargeLetters(size: size)
      let letters = LargeLetters(size: size, for: "ÄÖÜ")
      func height(_ text: String, _ letters: LargeLetters) -> CGFloat {
        letters.path(of: text).boundingRect.height
      }
      let body = height("A", plain)
      let accented = height("Ä", letters) - 16
      #expect(letters.lineHeight == plain.lineHeight + (size < 80 ? 16 : 0), "\(size)")
      #expect(accented >= body - 8, "\(size): \(accented) of \(body)")
      #expect(LargeLetters(size: size, for: "Aä").lineHeight == plain.lineHeight)
    }
    let letters = LargeLetters(size: 80)
    // Written as one character or as two.
    #expect(letters.path(of: "\u{E9}") == letters.path(of: "e\u{301}"))
  }

  @Test func anAccentUnknownIsLeftOutAndWhatIsUnknownIsABox() {
    let letters = LargeLetters(size: 80)
    #expect(letters.path(of: "e\u{33F}") == letters.path(of: "e"))
    #expect(letters.path(of: "漢") == letters.path(of: "字"))
    #expect(!letters.path(of: "漢").segments.isEmpty)
    #expect(letters.path(of: "\u{A0}").segments.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e30])
  func badSizesAreSafe(size: CGFloat) {
    let letters = LargeLetters(size: size)
    #expect(letters.lineHeight.isFinite && letters.lineHeight >= 48)
    #expect(letters.path(of: "8").points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func italicLettersLeanForward() throws {
    let top = try #require(LargeLetters(size: 80, isItalic: true).path(of: "I").points.last)
    let bottom = try #require(LargeLetters(size: 80, isItalic: true).path(of: "I").points.first)
    #expect(top.x > bottom.x && top.y < bottom.y)
  }
}

extension Path {
  /// The ends and control points of the path's lines.
  fileprivate var points: [CGPoint] {
    segments.flatMap { segment -> [CGPoint] in
      switch segment {
      case .move(let to), .line(let to): [to]
      case .quad(let control, let to): [control, to]
      case .curve(let control1, let control2, let to): [control1, control2, to]
      case .arc(let arc): [arc.startPoint, arc.endPoint]
      case .close: []
      }
    }
  }
}
