/// The nodes that views came to, in order. A stack's builder gives one such list, however it was grouped.
///
/// A list that is updated holds the nodes of the frame before at first. Views are resolved in the same order each time, so
/// what a view came to before stands where it would put a node now: it takes that one up again with `reusable(_:)` where it
/// is of the right kind, and a new node takes its place otherwise. A view that knows nothing of this appends new nodes.
public struct _NodeList {
  /// The first `count` are this frame's; what follows is still to be taken up or dropped.
  @usableFromInline var slots: [LayoutNode] = []
  /// How many nodes there are.
  public private(set) var count = 0
  /// The greatest change among the nodes so far.
  private(set) var change = NodeChange.none
  /// Whether there are others among the nodes than in the frame before.
  private(set) var isRebuilt = false
  /// How many wrappers stand around what is being resolved, which the slots hold with these.
  @usableFromInline var depth = 0
  /// Whether the nodes are shown where they stand, each by the node around it, up to that of the gauge around them. What
  /// lies in a mask, or is made anew whenever it is drawn, is not.
  var isDirect = false

  public init() {}

  init(isDirect: Bool) { self.isDirect = isDirect }

  /// - Parameter nodes: What an earlier list came to.
  init(updating nodes: [LayoutNode], isDirect: Bool = false) {
    slots = nodes
    self.isDirect = isDirect
  }

  /// The nodes so far.
  var nodes: [LayoutNode] { count == slots.count ? slots : Array(slots[..<count]) }

  /// The one node in it, of this frame or the one before; `nil` for none or several.
  var only: LayoutNode? { slots.count == 1 ? slots[0] : nil }

  /// Begins the next frame: the nodes so far are those of the frame before.
  mutating func restart() {
    count = 0
    change = .none
    isRebuilt = false
  }

  /// The nodes from one on, without what was put around them since.
  func nodes(from first: Int) -> [LayoutNode] { Array(slots[first..<count]) }

  /// Lets it count as a change of the nodes so far.
  mutating func report(_ change: NodeChange) { self.change = max(self.change, change) }

  /// Adds a new node.
  mutating func append(_ node: LayoutNode) {
    put(node)
    change = .layout
    isRebuilt = true
  }

  /// What is left of the frame before is dropped; gives what changed in all.
  mutating func finish() -> NodeChange {
    if count < slots.count {
      slots.removeLast(slots.count - count)
      change = .layout
      isRebuilt = true
    }
    return change
  }

  private mutating func put(_ node: LayoutNode) {
    if count < slots.count {
      if slots[count] !== node { slots[count] = node }
    } else {
      if slots.isEmpty { slots.reserveCapacity(4) }
      slots.append(node)
    }
    count += 1
  }
}

/// What became of a node, or of several, since the frame before.
enum NodeChange: UInt8, Comparable {
  case none
  /// It looks different, but measures as before whatever it is offered.
  case paint
  /// It measures differently, or is new.
  case layout

  static func < (left: NodeChange, right: NodeChange) -> Bool { left.rawValue < right.rawValue }
}

// Taking up what was there before.
@MainActor
extension _NodeList {
  /// What stood in the next place in the frame before.
  @inlinable var previous: LayoutNode? {
    guard count < slots.count else { return nil }
    var node = slots[count]
    for _ in 0..<depth {
      guard let inner = node.wrapped else { return nil }
      node = inner
    }
    return node
  }

  /// The node in the next place in the frame before, where it is exactly of `type`; to be brought up to date and appended
  /// by `append(_:changed:)`.
  @inlinable func reusable<Node: LayoutNode>(_ type: Node.Type) -> Node? {
    guard let previous, Swift.type(of: previous) == type else { return nil }
    return unsafeDowncast(previous, to: Node.self)
  }

  /// Adds a node that `reusable(_:)` gave.
  ///
  /// - Parameters:
  ///   - own: What changed in it, besides what the nodes that it shows say of themselves.
  ///   - inside: What changed in these.
  mutating func append(
    _ node: LayoutNode, changed own: NodeChange, inside: NodeChange = .none
  ) {
    let changed = max(own, inside)
    node.note(changed)
    if own == .paint { ViewHost.note(node) }
    if node.memo != nil { node.memo = nil }
    put(node)
    change = max(change, changed)
  }
}

// Nodes around others.
@MainActor
extension _NodeList {
  /// What `wrap` needs to know of the time before what it wraps was resolved.
  struct Wrapping {
    fileprivate let previous: LayoutNode?
    fileprivate let first: Int
    fileprivate let change: NodeChange
    fileprivate let isDirect: Bool
    /// Whether the wrapper does not draw what the nodes inside draw as it is.
    fileprivate let drawsContentItself: Bool

    /// Whether it came to as many nodes as one.
    func isOne(in list: _NodeList) -> Bool { list.count == first + 1 }
  }

  /// To be called before what is to be wrapped is resolved.
  ///
  /// - Parameter drawsContentItself: Whether the wrapper does not draw what the nodes inside draw as it is.
  mutating func beginWrapping(drawsContentItself: Bool = false) -> Wrapping {
    let wrapping = Wrapping(
      previous: previous, first: count, change: change, isDirect: isDirect,
      drawsContentItself: drawsContentItself)
    depth += 1
    change = .none
    if drawsContentItself { isDirect = false }
    return wrapping
  }

  /// Puts a node around each that was added since `wrapping` began.
  ///
  /// - Parameters:
  ///   - update: Brings the wrapper of the frame before up to date around a node and says what changed in it besides;
  ///     `nil` where it cannot.
  ///   - make: A new wrapper.
  mutating func wrap(
    _ wrapping: Wrapping, update: (LayoutNode, _ inner: LayoutNode) -> NodeChange?,
    make: (LayoutNode) -> LayoutNode
  ) {
    depth -= 1
    let inner = change
    change = wrapping.change
    isDirect = wrapping.isDirect
    for index in wrapping.first..<count {
      if let row = slots[index] as? GridRowNode {
        slots[index] = row.wrappingCells(in: make)
        change = .layout
        isRebuilt = true
      } else if index == wrapping.first, let previous = wrapping.previous,
        var changed = update(previous, slots[index])
      {
        if wrapping.drawsContentItself { changed = max(changed, min(inner, .paint)) }
        if changed == .paint { ViewHost.note(previous) }
        changed = max(changed, inner)
        previous.note(changed)
        previous.memo = nil
        slots[index] = previous
        change = max(change, changed)
      } else {
        slots[index] = make(slots[index])
        change = .layout
        isRebuilt = true
      }
    }
  }
}

// Views that are the same as before.
@MainActor
extension _NodeList {
  /// What is remembered of the view or modifier at `context`, if it came to the node in the next place.
  @inlinable func memo<Memo: AnyViewMemo>(
    _ type: Memo.Type, in context: _ViewContext
  ) -> Memo? {
    var memo = previous?.memo
    while let candidate = memo {
      if candidate.identity == context.identity, candidate.depth == context.depth {
        // A cast would first ask what each of the types is.
        return Swift.type(of: candidate) == type
          ? unsafeDowncast(candidate, to: Memo.self) : nil
      }
      memo = candidate.inner
    }
    return nil
  }

  /// Adds the node in the next place in the frame before as it stands, for a view that is the same as before.
  @usableFromInline mutating func keep(_ memo: AnyViewMemo) {
    guard let previous else { return }
    if previous.memo !== memo { previous.memo = memo }
    put(previous)
  }

  /// Remembers on the node that a view came to; only where that is one.
  @usableFromInline func remember(_ memo: AnyViewMemo, from first: Int) {
    guard count == first + 1 else { return }
    let node = slots[first]
    if node.memo !== memo.inner { memo.inner = node.memo }
    node.memo = memo
  }
}

// As one node.
extension _NodeList {
  /// One node for all of these: as if they stood in a `VStack` where there are several.
  @MainActor
  func root(metrics: CellMetrics) -> LayoutNode {
    if let only = nodes.first, count == 1 { return only }
    return StackNode(
      axis: .vertical, alignment: HorizontalAlignment.center.guide, spacing: nil, children: nodes,
      metrics: metrics)
  }

  /// One node for all of these: on top of one another where there are several, as in a background.
  @MainActor
  func layered(_ alignment: Alignment) -> LayoutNode {
    if let only = nodes.first, count == 1 { return only }
    return LayersNode(alignment: alignment, children: nodes)
  }
}
