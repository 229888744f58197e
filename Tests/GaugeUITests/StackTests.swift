import GaugeUI
import Testing

@MainActor
@Suite("Stacks share out their room as SwiftUI's do")
struct StackTests {
  @Test("Text lies under text without a gap, and beside it one column away")
  func textSpacing() {
    #expect(
      boxes(
        VStack(alignment: .leading) {
          Text("One")
          Text("Two")
        }) == ["\"One\" at 0 0", "\"Two\" at 0 16"])
    #expect(
      boxes(
        HStack {
          Text("One")
          Text("Two")
        }) == ["\"One\" at 0 0", "\"Two\" at 32 0"])
  }

  @Test("A spacer takes what its neighbours leave, and at least eight points")
  func spacer() {
    let row = HStack {
      Text("A")
      Spacer()
      Text("B")
    }
    #expect(boxes(row, width: 80) == ["\"A\" at 0 0", "\"B\" at 72 0"])
    #expect(size(row, width: nil).width == 24)
  }

  @Test("What cannot give way is asked first; the rest share what is left equally")
  func flexibility() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.green.frame(width: 40)
      Color.blue
    }
    #expect(
      boxes(row, width: 100, height: 16)
        == ["fill 0 0 30×16", "fill 30 0 40×16", "fill 70 0 30×16"])
  }

  @Test("A higher layout priority is asked first, with the least of the others set aside")
  func priority() {
    let row = HStack(spacing: 0) {
      Text("aaaa aaaa").layoutPriority(1)
      Text("bbbb bbbb")
    }
    #expect(
      boxes(row, width: 88, height: 16) == ["\"aaaa aaaa\" at 0 0", "\"b…\" at 72 0"])
  }

  @Test("A half row between text and a bar closes up; a low bar lies on the lower half")
  func rows() {
    let column = VStack(spacing: 8) {
      Text("A")
      Color.red.frame(height: 16)
      Color.red.frame(height: 8)
      Text("B")
    }
    #expect(
      boxes(column, width: 8)
        == ["\"A\" at 0 0", "fill 0 16 8×16", "fill 0 40 8×8", "\"B\" at 0 48"])
  }

  @Test("Bars of a chart stand on one line, with their labels in one row", arguments: [40, 45, 48])
  func chart(height: CGFloat) {
    let chart = HStack(alignment: .bottom, spacing: 0) {
      VStack {
        Color.red.frame(width: 8, height: 56)
        Text("A")
      }
      VStack {
        Color.red.frame(width: 8, height: height)
        Text("B")
      }
    }
    let start = 56 - height
    let end = Int(height)
    #expect(
      boxes(chart, width: 16)
        == [
          "fill 0 0 8×56", "\"A\" at 0 64", "fill 8 \(Int(start)) 8×\(end)", "\"B\" at 8 64",
        ])
  }

  @Test("Shapes among themselves stand exactly where SwiftUI has them, also between half rows")
  func shapes() {
    let column = VStack(spacing: 4) {
      Color.red.frame(width: 8, height: 20)
      Color.red.frame(width: 8, height: 20)
      HStack(spacing: 0) {
        Color.red.frame(width: 8, height: 16)
        Color.red.frame(width: 8, height: 10)
      }
    }
    #expect(
      boxes(column, width: 16)
        == ["fill 4 0 8×20", "fill 4 24 8×20", "fill 0 48 8×16", "fill 8 51 8×10"])
  }

  @Test(
    "A gauge below a shape begins on a row again, below what it would lie over on the next half")
  func gaugeBelowShape() {
    let column = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      VStack(spacing: 0) {
        Text("A")
        Color.red.frame(height: 16)
      }
      Color.red.frame(height: 3)
      Divider()
    }
    #expect(
      boxes(column, width: 8)
        == [
          "fill 0 0 8×20", "\"A\" at 0 16", "fill 0 40 8×16", "fill 0 56 8×3", "fill 0 64 8×1",
        ])
  }

  @Test("Lines of shapes in a grid stand exactly where SwiftUI has them, whatever else it holds")
  func gridLines() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(8))], spacing: 4) {
      Text("A")
      Color.red.frame(height: 12)
      Color.red.frame(height: 16)
      Color.red.frame(height: 16)
    }
    #expect(
      boxes(grid, width: 8)
        == ["\"A\" at 0 0", "fill 0 24 8×12", "fill 0 40 8×16", "fill 0 60 8×16"])
    let rows = Grid(verticalSpacing: 4) {
      GridRow { Text("A") }
      GridRow { Color.red.frame(width: 8, height: 12) }
      GridRow { Color.red.frame(width: 8, height: 16) }
      GridRow { Color.red.frame(width: 8, height: 16) }
    }
    #expect(boxes(rows, width: 8) == boxes(grid, width: 8))
  }

  @Test("Sixty stacks in one another are measured without doubling at each")
  func nesting() {
    var view = AnyView(Text("x"))
    for level in 0..<60 {
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            view
            Spacer()
          })
        : AnyView(
          VStack {
            view
            Color.red
          })
    }
    #expect(size(view, width: 640, height: 384) == CGSize(width: 640, height: 384))
  }
}
