import GaugeUI
import TerminalRendering
import Testing

@testable import struct GaugeUI.LargeLetters

/// Large letters as a terminal without colours shows them.
@Suite struct LargeLetterPictureTests {
  func picture(_ text: String, size: CGFloat, weight: Font.Weight = .regular) -> String {
    let letters = LargeLetters(size: size, weight: weight)
    let paint = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let drawing = Drawing(
      size: CGSize(width: letters.width(of: text), height: letters.lineHeight),
      items: [.init(letters.content(of: text, at: .zero, paint: paint))])
    return DrawingRenderer(glyphs: .blocks, depth: .none).grid(drawing).plainText
  }

  /// No two characters look the same, but those that do in most type; and no dots or strokes run together.
  @Test(arguments: [32, 34, 40, 48, 64, 80, 120] as [CGFloat], [Font.Weight.regular, .bold])
  func everyCharacterIsToldApart(size: CGFloat, weight: Font.Weight) {
    let characters =
      (0x21...0x7E as ClosedRange<UInt8>).map { String(UnicodeScalar($0)) }
      + ["°", "…", "–", "—", "“", "·", "×", "±", "µ", "÷", "•"]
    var seen: [String: String] = [:]
    for character in characters {
      let picture = picture(character, size: size, weight: weight)
      let isLike = seen[picture].map { Set([$0, character]) }
      let isUsual = isLike.map { [["0", "O"], ["I", "|"], ["\"", "“"]].contains($0) } ?? true
      #expect(isUsual, "\(character) as \(seen[picture] ?? "") at \(size)")
      seen[picture] = character
    }
  }

  @Test(arguments: [32, 34, 40, 48, 64, 80, 120] as [CGFloat])
  func dotsAndStrokesStandApart(size: CGFloat) {
    let letters = LargeLetters(size: size, weight: .bold)
    for (text, count) in [("…", 3), ("\"", 2), ("“", 2)] {
      let path = letters.path(of: text)
      let places = Set(
        path.segments.compactMap { if case .move(let to) = $0 { to.x } else { nil } }
      )
      .sorted()
      #expect(places.count == count)
      let gaps = zip(places.dropFirst(), places).map { $0 - $1 - letters.pen.width }
      #expect(gaps.allSatisfy { $0 >= 4 }, "\(text) at \(size): \(gaps)")
    }
  }

  /// They follow the shape of the cells, as the terminal's own letters do.
  @Test @MainActor func cellsOfAnyShapeHoldTheSameLetters() {
    let view = Text("72% km/h").font(.system(size: 48))
    let renderer = DrawingRenderer(glyphs: .blocks, depth: .none)
    let pictures = [8, 176.0 / 23, 6.5, 10.6].map { width in
      renderer.grid(
        ViewHost().drawing(
          of: view, proposal: .unspecified, metrics: CellMetrics(cellWidth: width))
      ).plainText
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] } && pictures[0].contains("▜"))
  }

  @Test func digitsAtEightyPoints() {
    #expect(
      picture("0123456789", size: 80) == """
         ▃▄▃   ▃▖  ▁▃▄▃▁ ▂▄▄▃▁  ▄    ▄▄▄▄▄  ▃▄▄▂ ▄▄▄▄▄ ▁▃▄▃▁ ▁▃▄▃
        █▘ ▝█ ▀▜▌  ▀▔ ▁▉ ▀▔ ▁▉ ▗▋ ▄  █     █▘ ▔▀    ▟▘ █▁ ▁▉ █▁ ▝█
        █   █  ▐▌  ▅▀▀▀▔  ▝▀▀▙ █▄▄█▄ ▀▀▀▀▅ █▀▀▀▅   ▐▛  ▟▀▀▀▙ ▔▀▀▀█
        ▀▙▄▟▀ ▄▟▙▄ █▄▄▄▄ ▜▅▄▅▀    █  ▜▅▄▅▀ ▀▙▄▅▀  ▗▛   ▀▅▄▅▀ ▜▅▄▟▀

        """)
  }

  @Test func boldSpeedAtEightyPoints() {
    #expect(
      picture("140 KM/H", size: 80, weight: .bold) == """
         ▂▃    ▃     ▂▃▃▁    ▃  ▂▃ ▃▖   ▃    ▗▃ ▃   ▃
        ▐▜▉   ▟▌ ▃  ▟▛▔▝█▖  ▐▉▄▇▀▔ ██▖ ▟█▍  ▗█▘ █▍  █▍
         ▐▉  ▕█▅▟█▄ █▍  █▍  ▐██▄   █▍▜█▘█▍ ▗█▘  █▛▀▀█▍
        ▅▟█▅    ▝▉  ▝▜▆▆▀   ▝▉ ▝▜▌ █▍   █▍▕█▘   █▍  █▍

        """)
  }

  @Test func digitsAtFortyEightPoints() {
    #expect(
      picture("0123456789", size: 48, weight: .bold) == """
        ▆▀▀▆ ▆█  ▀▀▀▆ ▀▀▀▆ █  █ █▀▀▀ ▆▀▀▀ ▀▀▜▛ ▆▀▀▆ ▆▀▀▆
        █  █  █  ▆▀▀▘  ▀▀▙ ▀▀▀█ ▀▀▀▆ █▀▀▆  ▗▛  ▟▀▀▙ ▝▀▀█
        ▔▀▀▔ ▀▀▀ ▀▀▀▀ ▀▀▀▘    ▀ ▀▀▀▘ ▔▀▀▘  ▀   ▝▀▀▘ ▀▀▀▔
        """)
  }

  @Test func wordsAtFortyEightPoints() {
    #expect(
      picture("KM/H 72°F", size: 48, weight: .bold) == """
        █▂▅▀ █▄ ▄█  ▗▛ █  █   ▀▀▜▛ ▀▀▀▆ ▇▀▇ █▀▀▀
        █▜▄▁ █▝▀▘█ ▗▛  █▀▀█    ▗▛  ▆▀▀▘ ▝▀▘ █▀▀▘
        ▀ ▔▀ ▀   ▀ ▀   ▀  ▀    ▀   ▀▀▀▀     ▀
        """)
  }

  /// No two letters that a gauge's value is made of may look alike.
  @Test(arguments: [48, 64, 80, 96])
  func everyDigitAndCapitalHasItsOwnPicture(size: CGFloat) {
    // A zero is an O, but narrower; at small sizes they come out alike.
    let characters = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-%.:/°"
    for weight in [Font.Weight.regular, .bold] {
      let pictures = Set(characters.map { picture(String($0), size: size, weight: weight) })
      #expect(pictures.count == characters.count)
    }
  }
}
