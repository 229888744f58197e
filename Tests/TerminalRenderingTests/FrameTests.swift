import Foundation
import GaugeUI
import Testing

@testable import TerminalRendering

@Suite("Frames with pixels") @MainActor
struct FrameTests {
  /// Frames that differ in what their images show, where these are, and what stands in and around them.
  private func frames(_ format: PixelFormat) -> [Frame] {
    let renderer = PixelRenderer(format: format, cellWidth: 2, cellHeight: 4)
    func frame(_ view: some View, rows: Int = 3) -> Frame {
      renderer.frame(
        view.drawing(proposal: ProposedViewSize(width: 160, height: CGFloat(rows) * 16)))
    }
    func framed(_ text: String, _ below: Frame) -> Frame {
      var frame = Frame(cells: CellGrid(columns: 20, rows: below.cells.rows + 1))
      frame.cells.write(text, column: 0, row: 0)
      frame.place(below, row: 1)
      return frame
    }
    let bar = frame(Gauge(value: 0.5) { Text("Up load") })
    let label = frame(
      ZStack {
        Color(red: 0, green: 0.6, blue: 0)
        Text("on a bar")
      }.frame(width: 120, height: 16))
    let other = frame(
      ZStack {
        Color(red: 0, green: 0.6, blue: 0)
        Text("on  a")
      }.frame(width: 120, height: 16))
    let ring = frame(Circle().stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 8), rows: 4)
    var wrapped = Frame(cells: CellGrid(columns: 20, rows: 4))
    wrapped.cells.write("> a longer input tha", column: 0, row: 0)
    wrapped.cells.write("t wraps", column: 0, row: 1)
    wrapped.place(ring, row: 2)
    return [
      .empty, Frame(cells: CellGrid(columns: 20, rows: 1)), framed("> a", frame(Text("text"))),
      framed("> a", bar), framed("> b", bar), framed("> b", label), framed("> b", other),
      framed("> c", ring), wrapped,
    ]
  }

  @Test(
    "Whatever was shown, the screen shows the next frame as if there had been none",
    arguments: [PixelFormat.kitty, .sixel(background: .zero, colorLimit: 256)])
  func updates(_ format: PixelFormat) {
    let frames = frames(format)
    #expect(frames.count { $0.image != nil } == 6)
    for first in frames {
      for second in frames {
        for third in [second, frames[7]] {
          var screen = PictureScreen(columns: 20)
          screen.feed(first.diff(from: .empty, imageID: 5))
          screen.feed(second.diff(from: first, imageID: 5))
          screen.feed(third.diff(from: second, imageID: 5))
          var whole = PictureScreen(columns: 20)
          whole.feed(third.diff(from: .empty, imageID: 5))
          #expect(screen.cursor == FrameCursor())
          #expect(screen.picture(rows: 6) == whole.picture(rows: 6))
        }
      }
    }
  }

  @Test("What stands on the screen is the frame: its pixels, but where a character hides them")
  func whole() throws {
    for format in [PixelFormat.kitty, .sixel(background: .zero, colorLimit: 256)] {
      let frame = frames(format)[5]
      let image = try #require(frame.image)
      #expect(image.row == 1 && image.rows == 1 && image.column == 0 && image.columns == 15)
      var screen = PictureScreen(columns: 20)
      screen.feed(frame.diff(from: .empty, imageID: 5))
      #expect(screen.text(row: 1).contains("on a bar"))
      let start = screen.text(row: 1).prefix { $0 == " " }.count
      for column in 0..<20 {
        let isInk = (start..<start + 8).contains(column) && ![2, 4].contains(column - start)
        let isShown = column < 15 && (format == .kitty || !isInk)
        #expect(screen.hasPixels(column: column, row: 1) == isShown, "column \(column)")
        // A letter hides pixels in their own colour.
        #expect(
          frame.cells.style(column: column, row: 1).background
            == (format != .kitty && isInk ? .rgb(0, 153, 0) : .standard))
      }
    }
  }

  @Test("What has not changed is not written again")
  func little() throws {
    for format in [PixelFormat.kitty, .sixel(background: .zero, colorLimit: 256)] {
      let frames = frames(format)
      let bytes = frames[4].diff(from: frames[3], imageID: 5)
      #expect(String(decoding: bytes, as: UTF8.self) == "> b\r")
      #expect(frames[4].diff(from: frames[4], imageID: 5).isEmpty)
    }
    // An image that only moves is not sent again.
    let frames = frames(.kitty)
    let (high, low) = (frames[7], frames[8])
    var moved = high
    moved.cells = CellGrid(columns: 20, rows: 6)
    moved.image?.row = 2
    #expect(moved.diff(from: high, imageID: 5).count < 150)
    #expect(high.diff(from: .empty, imageID: 5).count > 150)
    #expect(low.image?.rows == 2)
  }

  @Test("An image that changes is removed, or painted over, at once with the rest")
  func synchronized() {
    for format in [PixelFormat.kitty, .sixel(background: .zero, colorLimit: 256)] {
      let frames = frames(format)
      let text = String(decoding: frames[5].diff(from: frames[3], imageID: 5), as: UTF8.self)
      #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
    }
    let frame = frames(.kitty)[3]
    #expect(frame.imageRemoval(imageID: 5) == PixelImage.kittyRemoval(id: 5))
    #expect(frames(.kitty)[2].imageRemoval(imageID: 5).isEmpty)
  }

  @Test("Written for good, in pages that the cursor can go back over", arguments: [1, 2, 3, 30])
  func printed(_ pageRows: Int) {
    for format in [PixelFormat.kitty, .sixel(background: .zero, colorLimit: 256)] {
      let frame = frames(format)[8]
      var screen = PictureScreen(columns: 20)
      screen.feed(frame.printed(inPagesOf: pageRows))
      var whole = PictureScreen(columns: 20)
      whole.feed(frame.printed(inPagesOf: 100))
      #expect(screen.cursor == FrameCursor(column: 0, row: 4))
      #expect(screen.highestClimb <= pageRows)
      for row in 0..<5 {
        #expect(screen.text(row: row) == whole.text(row: row))
        for column in 0..<20 {
          #expect(
            screen.hasPixels(column: column, row: row) == whole.hasPixels(column: column, row: row))
        }
      }
    }
  }

  @Test("A drawing of text alone has no image")
  func textAlone() {
    let frames = frames(.kitty)
    #expect(frames[2].image == nil)
    #expect(!String(decoding: frames[2].printed(inPagesOf: 9), as: UTF8.self).contains("\u{1B}_"))
  }
}
