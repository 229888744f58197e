import GaugeUI
import Testing

@MainActor
@Suite("A canvas draws views that it finds by their tags")
struct CanvasSymbolTests {
  private enum Mark { case dot, word }

  private func drawn(_ draw: @escaping @MainActor (GraphicsContext) -> Void) -> [String] {
    boxes(
      Canvas { context, _ in
        let context = context
        MainActor.assumeIsolated { draw(context) }
      } symbols: {
        Circle().fill(.red).frame(width: 8, height: 4).tag(Mark.dot)
        Text("ab").tag(Mark.word)
        ForEach(0..<2, id: \.self) { index in
          Rectangle().frame(width: CGFloat(10 * (index + 1)), height: 10)
        }
      }, width: 160, height: 64)
  }

  @Test("At a point by an anchor, as often as it is drawn, in its own size")
  func points() {
    let dots = drawn { context in
      guard let dot = context.resolveSymbol(id: Mark.dot) else { return }
      #expect(dot.size == CGSize(width: 8, height: 4))
      context.draw(dot, at: CGPoint(x: 20, y: 10))
      context.draw(dot, at: CGPoint(x: 20, y: 10), anchor: .topLeading)
    }
    #expect(dots == ["fill 18 8 4×4", "fill 22 10 4×4"])
    #expect(
      drawn { context in
        guard let word = context.resolveSymbol(id: Mark.word) else { return }
        context.draw(word, at: CGPoint(x: 80, y: 32), anchor: .topLeading)
      } == ["\"ab\" at 80 32"])
  }

  @Test("In a rectangle, stretched to it; under the context's transform")
  func rectangles() {
    #expect(
      drawn { context in
        guard let box = context.resolveSymbol(id: 1) else { return }
        context.draw(box, in: CGRect(x: 10, y: 20, width: 40, height: 30))
        var moved = context
        moved.translateBy(x: 100, y: 0)
        moved.draw(box, at: .zero, anchor: .topLeading)
      } == ["fill 10 20 40×30", "fill 100 0 20×10"])
  }

  @Test("What an element of a ForEach is tells it; what there is not is nothing")
  func unknown() {
    _ = drawn { context in
      #expect(context.resolveSymbol(id: 0)?.size.width == 10)
      #expect(context.resolveSymbol(id: 2) == nil)
      #expect(context.resolveSymbol(id: "dot") == nil)
    }
    let plain = Canvas { context, _ in
      let context = context
      MainActor.assumeIsolated { #expect(context.resolveSymbol(id: 0) == nil) }
    }
    #expect(boxes(plain, width: 80, height: 32).isEmpty)
  }
}
