import CReadline
import TerminalRendering

extension LineEditor {
  /// Makes the screen show the input, the cursor in it, and what stands under it.
  static func draw() throws {
    isDrawingDue = false
    let below = preview?.frame(columns: size.columns)
    try Output.standard.write(region.update(to: layout(), below: below, size: size))
  }

  /// The input in rows. Of one larger than the screen, what is around the cursor is enough, unless `isWhole`: a key in a megabyte of text is to cost no more than in a screenful.
  static func layout(isWhole: Bool = false) -> InputLayout {
    let text = text
    let point = min(Int(readline_point()), text.utf8.count)
    // A cell shows four bytes at most but for rare clusters, so that a page fills the screen.
    let page = size.rows * size.columns * 4
    let visible =
      isWhole ? text[...] : text.part(around: point, lines: size.rows, page: page)
    let start = text.utf8.distance(from: text.startIndex, to: visible.startIndex)
    let prompt = readline_display_prompt().map { String(cString: $0) } ?? ""
    let depth = conversation?.surroundings.depth ?? .none
    let style = InputStyle(of: text, depth: depth)
    return InputLayout(
      prompt: start == 0 ? prompt : session.continuationPrompt,
      continuation: session.continuationPrompt, text: visible, point: point - start,
      columns: size.columns, style: { style.style(at: start + $0) })
  }

  /// A new input, from the row of the cursor on.
  static func beginRegion() {
    region = ScreenRegion(reflow: TerminalDialogue.identity.kind?.reflow ?? .wraps)
    try? Output.standard.write(region.beginning)
  }

  /// Leaves the input in the transcript, whole, with nothing under it, and writes `ending` right behind it.
  static func settle(writing ending: String = "\r\n") {
    readline_set_point(readline_end())
    let whole = layout(isWhole: true)
    var bytes = ""
    if whole.rows.count > size.rows {
      let rows = whole.rows.count
      bytes = region.erase(columns: size.columns)
      let frame = whole.frame(0..<rows, limit: rows)
      bytes += frame.cells.ansiText.replacing("\n", with: "\r\n")
    } else {
      bytes = region.update(to: whole, size: size)
    }
    // Where nothing can be written any more there is nothing to leave.
    try? Output.standard.write(bytes + ending + region.ending)
  }

  /// Writes `text` below the input, which then begins anew under it.
  static func leave(writing text: String) {
    let point = readline_point()
    settle(writing: "\r\n" + text)
    readline_set_point(point)
    beginRegion()
    isDrawingDue = true
  }
}
