import GaugeUI
import TerminalRendering
import Testing

@Suite("Frames as web pages")
struct HTMLTests {
  @Test("Runs of one style share an element; the page's own style needs none")
  func runs() {
    var grid = CellGrid(columns: 12, rows: 2)
    grid.write("a<b&", column: 0, row: 0, style: .init())
    grid.write(
      "█漢", column: 5, row: 0,
      style: .init(foreground: .rgb(255, 128, 0), background: .ansi256(16), attributes: .bold))
    grid.write("x", column: 0, row: 1, style: .init(attributes: [.underline, .reverse, .italic]))
    #expect(
      grid.htmlText == """
        a&lt;b&amp; <span style="color:#ff8000;background:#000000;font-weight:bold">█漢</span>
        <span style="color:canvas;background:canvastext;font-style:italic;\
        text-decoration:underline">x</span>

        """)
  }

  @Test("The page is whole, and its colours are those of the appearance")
  func page() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write("abc", column: 0, row: 0, style: .init())
    let page = grid.htmlPage(title: "<a\u{1B}>", colorScheme: .light)
    #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>&lt;a␛></title>"))
    #expect(page.contains("color: #000; background: #fff;"))
    #expect(page.contains("<pre>\nabc\n</pre>"))
  }
}
