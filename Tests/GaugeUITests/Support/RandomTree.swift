@testable import GaugeUI

/// Random numbers that are the same in each run.
struct RandomSource {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// A view put together by chance, to be changed here and there.
struct RandomTree: CustomStringConvertible {
  private var kind: Int
  private var number: Int
  /// What tells it from others in a list, wherever it comes to stand there.
  private let name: Int
  private var children: [RandomTree]

  init(depth: Int, using random: inout RandomSource) {
    let isLeaf = depth == 0 || random.below(5) == 0
    kind = isLeaf ? random.below(Self.leaves) : Self.leaves + random.below(Self.branches)
    number = random.below(101)
    name = random.below(1 << 30)
    children = []
    if !isLeaf {
      for _ in 0..<1 + random.below(3) {
        children.append(RandomTree(depth: depth - 1, using: &random))
      }
    }
  }

  /// Mostly a number changes; now and then a child comes, goes or turns into something else.
  mutating func change(using random: inout RandomSource) {
    if !children.isEmpty, random.below(4) > 0 {
      return children[random.below(children.count)].change(using: &random)
    }
    switch random.below(12) {
    case 0: self = RandomTree(depth: 2, using: &random)
    case 1 where !children.isEmpty:
      children.insert(
        RandomTree(depth: 1, using: &random), at: random.below(children.count + 1))
    case 2 where children.count > 1: children.remove(at: random.below(children.count))
    case 3 where children.count > 1: children.swapAt(0, children.count - 1)
    case 4 where !children.isEmpty: kind = Self.leaves + random.below(Self.branches)
    case 5: self = RandomTree(wrapping: self, using: &random)
    case 6 where children.count == 1: self = children[0]
    default: number = random.below(101)
    }
  }

  private init(wrapping tree: RandomTree, using random: inout RandomSource) {
    kind = Self.leaves + random.below(Self.branches)
    number = random.below(101)
    name = random.below(1 << 30)
    children = [tree]
  }

  var description: String {
    "\(kind):\(number)" + (children.isEmpty ? "" : "\(children)")
  }
}

/// A view of plain data, which is kept where that is the same.
private struct PlainRow: View {
  let number: Int

  var body: some View {
    HStack {
      Text("Row")
      Text("\(number)")
    }
  }
}

/// A view that is kept where it is equal.
private struct EqualRow: View, Equatable {
  let words: String

  var body: some View { Text(words).bold() }
}

/// A view that looks different from one environment to another.
private struct Reader: View {
  @Environment(\.font) private var font
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(font == nil ? "plain" : "\(scheme)") }
}

// The views.
extension RandomTree {
  private static let leaves = 14
  private static let branches = 30

  @MainActor var view: AnyView { kind < Self.leaves ? leaf : branch }

  @MainActor private var leaf: AnyView {
    let fraction = Double(number) / 100
    return switch kind {
    case 0: AnyView(Text("\(number) words and \(number * number) more"))
    case 1: AnyView(Text("n\(number)").bold(number % 2 == 0) + Text("!").italic())
    case 2: AnyView(gauge(fraction))
    case 3: AnyView(gauge(fraction).gaugeStyle(.accessoryCircular))
    case 4: AnyView(gauge(fraction).gaugeStyle(.accessoryLinear))
    case 5: AnyView(Spacer(minLength: number % 3 == 0 ? nil : 8))
    case 6: AnyView(Divider())
    case 7: AnyView((number % 2 == 0 ? Color.red : Color.blue.opacity(fraction)).frame(height: 16))
    case 8: AnyView(PlainRow(number: number % 4))
    case 9: AnyView(EqualRow(words: "words \(number % 3)"))
    case 10: AnyView(Reader())
    case 11:
      AnyView(Circle().trim(from: 0, to: fraction).stroke(.teal, lineWidth: 4).frame(height: 32))
    case 12:
      AnyView(
        Rectangle().fill(number % 2 == 0 ? .red : .green).stroke(.primary).frame(
          width: 40, height: 32))
    default: AnyView(Image(systemName: number % 2 == 0 ? "heart" : "bolt"))
    }
  }

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value) {
      Text("Load")
    } currentValueLabel: {
      Text("\(number)")
    }
  }

  @MainActor private var branch: AnyView {
    let fraction = Double(number) / 100
    let first = children[0].view
    let all = ForEach(children.indices, id: \.self) { children[$0].view }
    return switch kind - Self.leaves {
    case 0: AnyView(VStack(alignment: number % 2 == 0 ? .leading : .center) { all })
    case 1: AnyView(HStack(spacing: number % 2 == 0 ? nil : 16) { all })
    case 2: AnyView(ZStack(alignment: number % 2 == 0 ? .topLeading : .center) { all })
    case 3: AnyView(Group { all }.padding(number % 2 == 0 ? 8 : 16))
    case 4: AnyView(first.frame(width: number % 2 == 0 ? 120 : nil, height: 48))
    case 5: AnyView(first.tint(number % 2 == 0 ? .red : .green))
    case 6: AnyView(first.foregroundStyle(number % 2 == 0 ? .secondary : .primary))
    case 7: AnyView(Group { all }.opacity(fraction))
    case 8: AnyView(first.rotationEffect(.degrees(number % 2 == 0 ? 90 : 180)))
    case 9: AnyView(first.background { children.last?.view })
    case 10: AnyView(first.overlay(alignment: .bottomTrailing) { children.last?.view })
    case 11: AnyView(first.lineLimit(number % 3 == 0 ? nil : number % 3))
    case 12:
      AnyView(first.font(number % 3 == 0 ? nil : number % 3 == 1 ? .title : .system(size: 40)))
    case 13: AnyView(Group { if number % 2 == 0 { first } else { Text("else") } })
    case 14: AnyView(ViewThatFits { all })
    case 15: AnyView(GeometryReader { Text("\(Int($0.size.width))") }.frame(height: 16))
    case 16: AnyView(Grid { GridRow { all } })
    case 17: AnyView(first.clipShape(Circle()))
    case 18: AnyView(first.fixedSize())
    case 19: AnyView(first.alignmentGuide(.leading) { $0.width * fraction })
    case 20: AnyView(VStack { all.layoutPriority(fraction) })
    case 21: AnyView(first.aspectRatio(1, contentMode: number % 2 == 0 ? .fit : .fill))
    case 22: AnyView(first.offset(x: CGFloat(number), y: 0))
    case 23: AnyView(List { all })
    case 24: AnyView(first.mask { children.last?.view })
    case 25:
      AnyView(
        first.mask(
          LinearGradient(
            colors: [.black, .black.opacity(fraction)], startPoint: .top, endPoint: .bottom)))
    case 26:
      AnyView(
        ZStack {
          ForEach(children.indices, id: \.self) {
            children[$0].view.zIndex(Double(children[$0].number))
          }
        })
    case 27: AnyView(VStack { ForEach(children, id: \.name) { $0.view.badge($0.number) } })
    case 28:
      AnyView(
        Grid(alignment: .leading) {
          ForEach(children, id: \.name) { child in
            GridRow {
              Text("\(child.number)").gridColumnAlignment(number % 2 == 0 ? .trailing : .leading)
              child.view
            }
          }
        })
    default: AnyView(first.textCase(number % 2 == 0 ? .uppercase : nil).italic(number % 3 == 0))
    }
  }
}
