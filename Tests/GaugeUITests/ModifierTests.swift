import GaugeUI
import Testing

@MainActor
@Suite("Modifiers lay out and draw as SwiftUI's do")
struct ModifierTests {
  @Test("A fixed frame takes its size and places its content by the alignment")
  func fixedFrame() {
    #expect(boxes(Color.red.frame(width: 40, height: 32)) == ["fill 0 0 40×32"])
    #expect(
      boxes(Text("ab").frame(width: 80, height: 48, alignment: .bottomTrailing))
        == ["\"ab\" at 64 32"])
    #expect(size(Text("ab").frame(width: 80)) == CGSize(width: 80, height: 16))
  }

  @Test(
    "A frame that cannot be is left to the content",
    arguments: [-1, .nan, .infinity, -.infinity] as [CGFloat])
  func impossibleFrame(length: CGFloat) {
    #expect(size(Text("ab").frame(width: length, height: length)).width == 16)
    #expect(size(Text("ab").frame(minWidth: length)).width.isFinite)
    #expect(size(Text("ab").padding(length)).width.isFinite)
  }

  @Test("A flexible frame takes what is offered within its limits")
  func flexibleFrame() {
    let text = Text("ab")
    #expect(size(text.frame(maxWidth: .infinity)).width == 480)
    #expect(size(text.frame(maxWidth: 100)).width == 100)
    #expect(size(text.frame(minWidth: 100)).width == 100)
    #expect(size(text.frame(minWidth: 100, maxWidth: 200)).width == 200)
    #expect(size(text.frame(idealWidth: 100), width: nil).width == 100)
    #expect(size(Color.red.frame(idealWidth: 100), width: nil).width == 100)
    #expect(size(text.frame(maxWidth: .infinity), width: nil).width == 16)
    #expect(boxes(text.frame(maxWidth: .infinity, alignment: .trailing)) == ["\"ab\" at 464 0"])
  }

  @Test("Padding is 16 points unless said, on the sides named")
  func padding() {
    #expect(size(Text("ab").padding()) == CGSize(width: 48, height: 48))
    #expect(boxes(Text("ab").padding()) == ["\"ab\" at 16 16"])
    #expect(size(Text("ab").padding(8)) == CGSize(width: 32, height: 32))
    #expect(size(Text("ab").padding(.horizontal)) == CGSize(width: 48, height: 16))
    #expect(size(Text("ab").padding([.top, .leading], 32)) == CGSize(width: 48, height: 48))
    #expect(
      boxes(Text("ab").padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 0)))
        == ["\"ab\" at 8 16"])
  }

  @Test("A background and an overlay have the view's size and leave it as it is")
  func layers() {
    #expect(
      boxes(Text("ab").padding(16).background(Color.red))
        == ["fill 0 0 48×48", "\"ab\" at 16 16"])
    #expect(
      boxes(Text("ab").background(.red, in: Capsule())) == ["fill 0 0 16×16", "\"ab\" at 0 0"])
    #expect(
      boxes(
        Color.red.frame(width: 80, height: 48).overlay(alignment: .bottomTrailing) { Text("x") })
        == ["fill 0 0 80×48", "\"x\" at 72 32"])
    #expect(
      boxes(Text("ab").overlay { EmptyView() }) == ["\"ab\" at 0 0"])
    #expect(size(Text("ab").overlay { Color.red.frame(width: 400) }).width == 16)
  }

  @Test("Offset, scale and rotation change where things are drawn, not their room")
  func effects() {
    let square = Color.red.frame(width: 40, height: 40)
    #expect(boxes(square.offset(x: 8, y: 16)) == ["fill 8 16 40×40"])
    #expect(boxes(square.scaleEffect(2)) == ["fill -20 -20 80×80"])
    #expect(boxes(square.scaleEffect(x: 2, y: 1, anchor: .leading)) == ["fill 0 0 80×40"])
    #expect(size(square.scaleEffect(2)) == CGSize(width: 40, height: 40))
    let bar = Color.red.frame(width: 40, height: 16)
    #expect(boxes(bar.rotationEffect(.degrees(90))) == ["fill 12 -12 16×40"])
    #expect(boxes(bar.rotationEffect(.degrees(90), anchor: .topLeading)) == ["fill -16 0 16×40"])
  }

  @Test("Scaled text keeps its size and its middle")
  func scaledText() {
    let label = Text("ab").frame(width: 80, height: 80)
    #expect(boxes(label.scaleEffect(3)) == ["\"ab\" at 32 32"])
    #expect(boxes(label.rotationEffect(.degrees(180))) == ["\"ab\" at 32 32"])
  }

  @Test("Opacity multiplies down the tree; nothing is drawn of what is hidden")
  func opacity() {
    func opacities(_ view: some View) -> [Double] {
      view.drawing(proposal: .unspecified).items.map(\.opacity)
    }
    #expect(opacities(Text("a").opacity(0.5).opacity(0.5)) == [0.25])
    #expect(opacities(Text("a").opacity(7)) == [1])
    #expect(opacities(Text("a").opacity(.nan)) == [])
    #expect(opacities(Text("a").hidden()) == [])
    #expect(size(Text("a").hidden()).width == 8)
  }

  @Test("What a modifier of a group does, it does to each of its views")
  func groups() {
    let column = VStack(spacing: 0) {
      Group {
        Text("a")
        Text("b")
      }
      .frame(height: 32)
    }
    #expect(boxes(column, width: 8) == ["\"a\" at 0 0", "\"b\" at 0 32"])
  }

  @Test("fixedSize keeps the ideal size")
  func fixedSize() {
    #expect(size(Text("one two").fixedSize(), width: 24).width == 56)
    #expect(
      size(Text("one two").fixedSize(horizontal: false, vertical: true), width: 24).height == 32)
  }

  @Test("A modifier of one's own, an environment value of one's own")
  func custom() {
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { content.padding(8) }
    }
    struct Reader: View {
      @Environment(\.level) private var level
      var body: some View { Text(verbatim: "\(level)") }
    }
    #expect(size(Text("ab").modifier(Boxed())) == CGSize(width: 32, height: 32))
    #expect(boxes(Reader().environment(\.level, 7)) == ["\"7\" at 0 0"])
    #expect(boxes(Reader()) == ["\"1\" at 0 0"])
  }

  @Test("An optional view takes every modifier")
  func optional() {
    let some: Text? = Text("a")
    let none: Text? = nil
    #expect(size(some.padding(8)) == CGSize(width: 24, height: 32))
    #expect(boxes(none.padding(8).background(Color.red)) == [])
  }

  @Test("A geometry reader knows its room, takes all of it, and starts at its corner")
  func geometry() {
    let reader = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height)
    }
    #expect(boxes(reader, width: 80, height: 32) == ["fill 0 0 40×32"])
    #expect(size(reader, width: nil) == CGSize(width: 10, height: 10))
  }

  @Test("An aspect ratio fits into its room or covers it")
  func aspectRatio() {
    #expect(size(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100).height == 50)
    #expect(
      size(Color.red.aspectRatio(2, contentMode: .fill), width: 100, height: 100).width == 200)
    #expect(size(Color.red.aspectRatio(.nan, contentMode: .fit), width: 80, height: 40).width == 40)
  }

  @Test("A position is where the middle stands in all the room there is")
  func position() {
    #expect(
      boxes(Color.red.frame(width: 20, height: 20).position(x: 50, y: 40), width: 100, height: 80)
        == ["fill 40 30 20×20"])
  }

  @Test("Baselines are the lower edges of rows")
  func baselines() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a\nb")
      Text("c")
      Color.red.frame(width: 8, height: 8)
    }
    #expect(
      boxes(row) == ["\"a\" at 0 0", "\"b\" at 0 16", "\"c\" at 16 0", "fill 32 8 8×8"])
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
