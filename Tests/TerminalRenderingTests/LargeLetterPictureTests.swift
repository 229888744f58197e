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
        ▆▀▀▆ ▆█  ▀▀▀▆ ▀▀▀▆ ▗▛▗▖ █▀▀▀ ▆▀▀▀ ▀▀▜▛ ▆▀▀▆ ▆▀▀▆
        █  █  █  ▆▀▀▘  ▀▀▙ ▀▆█▌ ▀▀▀▆ █▀▀▆  ▗▛  ▟▀▀▙ ▝▀▀█
        ▔▀▀▔ ▀▀▀ ▀▀▀▀ ▀▀▀▘   ▝▘ ▀▀▀▘ ▔▀▀▘  ▀   ▝▀▀▘ ▀▀▀▔
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
