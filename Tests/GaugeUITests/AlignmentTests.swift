import GaugeUI
import Testing

private struct MiddleOfThree: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(MiddleOfThree.self)
}

@MainActor
@Suite("Views stand on guides, their own and those they are given, as in SwiftUI")
struct AlignmentTests {
  private func square(_ length: CGFloat) -> some View {
    Color.red.frame(width: length, height: length)
  }

  @Test("A guide of a view's own moves the view in its stack")
  func explicit() {
    let column = VStack(alignment: .leading, spacing: 0) {
      square(16)
      square(16).alignmentGuide(.leading) { $0[.leading] - 8 }
      square(32).alignmentGuide(.leading) { $0.width / 2 }
    }
    #expect(boxes(column) == ["fill 16 0 16×16", "fill 24 16 16×16", "fill 0 32 32×32"])
    #expect(size(column) == CGSize(width: 40, height: 64))
    let strange = VStack(alignment: .leading, spacing: 0) {
      square(16).alignmentGuide(.leading) { _ in .nan }
      square(16)
    }
    #expect(boxes(strange) == ["fill 0 0 16×16", "fill 0 16 16×16"])
  }

  @Test("A guide counts only where a stack aligns on it")
  func unrelated() {
    let column = VStack(alignment: .trailing, spacing: 0) {
      square(16)
      square(32).alignmentGuide(.leading) { _ in 100 }
    }
    #expect(boxes(column) == ["fill 16 0 16×16", "fill 0 16 32×32"])
  }

  @Test("A guide of one's own kind, its default included")
  func custom() {
    let row = HStack(alignment: .mark, spacing: 0) {
      square(64)
      square(32).alignmentGuide(.mark) { $0[.bottom] }
    }
    #expect(boxes(row) == ["fill 0 16 64×64", "fill 64 0 32×32"])
    #expect(VerticalAlignment.mark == VerticalAlignment(MiddleOfThree.self))
    #expect(VerticalAlignment.mark != .center)
  }

  @Test(
    "Guides reach out through frames, padding and stacks; several of one stack come to their mean")
  func nested() {
    let row = HStack(alignment: .mark, spacing: 0) {
      square(64)
      VStack(spacing: 0) {
        square(16)
        square(16).alignmentGuide(.mark) { _ in 0 }
        square(16).alignmentGuide(.mark) { _ in 16 }
      }
    }
    // The guides of the column lie at 16 and 48 points: at 32.
    #expect(
      boxes(row) == [
        "fill 0 16 64×64", "fill 64 0 16×16", "fill 64 16 16×16", "fill 64 32 16×16",
      ])
    let framed = HStack(alignment: .mark, spacing: 0) {
      square(64)
      square(16).alignmentGuide(.mark) { _ in 16 }.padding(.top, 16)
        .frame(height: 64, alignment: .top)
    }
    #expect(boxes(framed) == ["fill 0 16 64×64", "fill 64 16 16×16"])
  }

  @Test("Baselines reach out of stacks: the first line of the first text, the last of the last")
  func baselines() {
    func row(_ alignment: VerticalAlignment) -> [String] {
      boxes(
        HStack(alignment: alignment, spacing: 0) {
          Text("a")
          VStack {
            Text("b")
            Text("c")
          }
          Text("d").padding(.vertical, 16)
        })
    }
    #expect(
      row(.firstTextBaseline) == [
        "\"a\" at 0 16", "\"b\" at 8 16", "\"c\" at 8 32", "\"d\" at 16 16",
      ])
    #expect(
      row(.lastTextBaseline) == [
        "\"a\" at 0 16", "\"b\" at 8 0", "\"c\" at 8 16", "\"d\" at 16 16",
      ])
  }

  @Test("Layers meet in their guides")
  func layers() {
    let pile = ZStack(alignment: .topLeading) {
      square(32)
      square(16).alignmentGuide(.leading) { _ in -8 }.alignmentGuide(.top) {
        $0[VerticalAlignment.center]
      }
    }
    #expect(boxes(pile) == ["fill 0 8 32×32", "fill 8 0 16×16"])
    let badge = square(32).overlay(alignment: .topTrailing) {
      square(16).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
    #expect(boxes(badge) == ["fill 0 0 32×32", "fill 24 0 16×16"])
  }
}
