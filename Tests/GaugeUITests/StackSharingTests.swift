import GaugeUI
import Testing

/// How stacks share their length out, in cases worked out by hand from what SwiftUI documents: by layout priority, with
/// the least of the lower ones set aside; among equals from the least flexible on, an equal share of what is left each.
@MainActor
@Suite("Stacks share their length by priority, then from the least flexible on")
struct StackSharingTests {
  /// One child of a row of 100 points.
  enum Child: Sendable {
    /// As long as it may be.
    case color
    case least(CGFloat)
    case most(CGFloat)
    case within(CGFloat, CGFloat)
    case fixed(CGFloat)
    /// As long as its ideal.
    case ideal(CGFloat)
    case spacer(CGFloat)
    /// So many columns of letters, which may be cut.
    case text(Int)
    /// Letters that may not be cut.
    case whole(Int)
    /// Twice as wide as high, in a row 20 points high.
    case ratio
    /// A row of two colours, of which one takes at least so much.
    case nested(CGFloat)
    indirect case priority(Double, Child)

    @MainActor var view: AnyView {
      switch self {
      case .color: AnyView(Color.red)
      case .least(let least): AnyView(Color.red.frame(minWidth: least))
      case .most(let most): AnyView(Color.red.frame(maxWidth: most))
      case .within(let least, let most): AnyView(Color.red.frame(minWidth: least, maxWidth: most))
      case .fixed(let width): AnyView(Color.red.frame(width: width))
      case .ideal(let width):
        AnyView(
          Color.red.frame(idealWidth: width).fixedSize(horizontal: true, vertical: false))
      case .spacer(let least): AnyView(Spacer(minLength: least))
      case .text(let columns): AnyView(Text(String(repeating: "a", count: columns)).lineLimit(1))
      case .whole(let columns): AnyView(Text(String(repeating: "a", count: columns)).fixedSize())
      case .ratio: AnyView(Color.red.aspectRatio(2, contentMode: .fit))
      case .nested(let least):
        AnyView(
          HStack(spacing: 0) {
            Color.red
            Color.red.frame(minWidth: least)
          })
      case .priority(let priority, let child): AnyView(child.view.layoutPriority(priority))
      }
    }
  }

  nonisolated static let cases: [(children: [Child], widths: [CGFloat])] = [
    // Equals share.
    ([.color, .color], [50, 50]), ([.color, .color, .color, .color], [25, 25, 25, 25]),
    // What cannot give way comes first, wherever it stands.
    ([.color, .fixed(30), .color], [35, 30, 35]), ([.fixed(30), .fixed(80)], [30, 80]),
    ([.color, .ideal(30)], [70, 30]), ([.fixed(120), .color], [120, 0]),
    // What needs more than its share is asked before what would take all of the rest.
    ([.color, .least(60)], [40, 60]), ([.least(60), .color], [60, 40]),
    ([.color, .least(60), .color], [20, 60, 20]), ([.least(20), .least(70)], [30, 70]),
    ([.least(60), .least(60)], [60, 60]), ([.color, .color, .least(90)], [5, 5, 90]),
    // What has a limit leaves the rest to the others.
    ([.color, .most(20)], [80, 20]), ([.most(20), .most(30)], [20, 30]),
    ([.most(20), .color, .least(60)], [20, 20, 60]), ([.most(80), .color], [50, 50]),
    // Between limits: the narrower range first.
    ([.within(30, 50), .color], [50, 50]), ([.within(10, 90), .within(40, 60)], [50, 50]),
    ([.within(0, 40), .within(50, 150), .color], [33, 50, 17]),
    ([.within(60, 70), .within(50, 90)], [60, 50]),
    // Spacers take what is left, and no less than their least.
    ([.color, .spacer(10)], [90, 10]), ([.fixed(30), .spacer(0), .fixed(20)], [30, 50, 20]),
    ([.fixed(30), .spacer(20), .fixed(20), .spacer(0)], [30, 25, 20, 25]),
    ([.spacer(40), .color, .spacer(0)], [40, 60, 0]), ([.fixed(70), .spacer(50)], [70, 50]),
    ([.most(20), .spacer(0), .most(30)], [20, 50, 30]),
    // Words: cut where there is too little, whole where they may not be.
    ([.text(4), .color], [32, 68]), ([.text(20), .color], [48, 52]),
    ([.whole(10), .color], [80, 20]), ([.whole(10), .text(4)], [80, 16]),
    ([.text(4), .spacer(0), .text(4)], [32, 36, 32]), ([.text(10), .text(4)], [64, 32]),
    // Ratios follow their height once there is room.
    ([.ratio, .color], [40, 60]), ([.ratio, .ratio, .ratio], [33, 33, 33]),
    ([.ratio, .fixed(80)], [20, 80]),
    // Stacks in stacks need what their children need.
    ([.nested(70), .color], [70, 30]), ([.color, .nested(20)], [50, 50]),
    // Higher priorities first, the least of the lower set aside.
    ([.priority(1, .color), .color], [100, 0]), ([.priority(1, .color), .least(30)], [70, 30]),
    ([.priority(-1, .color), .text(4)], [68, 32]), ([.priority(1, .most(40)), .color], [40, 60]),
    ([.priority(2, .most(30)), .priority(1, .color), .least(20)], [30, 50, 20]),
    ([.priority(1, .text(10)), .text(10)], [80, 16]),
    ([.priority(1, .fixed(90)), .fixed(20)], [90, 20]),
    ([.priority(1, .color), .spacer(10), .fixed(20)], [70, 10, 20]),
  ]

  @Test("100 points, shared along a row and, but for words, along a column", arguments: cases)
  func shares(children: [Child], widths: [CGFloat]) {
    let row = HStack(spacing: 0) {
      ForEach(0..<children.count, id: \.self) { index in
        children[index].view.background { Canvas { $0.fill(Path($1), with: .color(.blue)) } }
      }
    }
    let found = row.drawing(proposal: ProposedViewSize(width: 100, height: 20)).items
      .compactMap { item -> CGFloat? in
        guard case .fill(let path, _, _) = item.content, path.boundingRect.height == 21 else {
          return nil
        }
        return path.boundingRect.width
      }
    #expect(found.map { $0.rounded() } == widths, "\(children)")
    let whole = widths.reduce(0, +)
    #expect(size(row, width: 100, height: 20).width.rounded() == whole || whole == 99)
  }

  @Test("A gap that closes up between rows of text is room for what gives way")
  func closedGaps() {
    let column = VStack(alignment: .leading, spacing: 8) {
      Text("a")
      Text("b")
      Text("c d e f").frame(width: 24)
    }
    #expect(
      boxes(column, height: 64)
        == ["\"a\" at 0 0", "\"b\" at 0 16", "\"c d\" at 0 32", "\"e f\" at 0 48"])
  }
}

extension Path {
  /// A rectangle a point higher than a size, to be told from what else is painted.
  fileprivate init(_ size: CGSize) {
    self.init(CGRect(x: 0, y: 0, width: size.width, height: 21))
  }
}
