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
