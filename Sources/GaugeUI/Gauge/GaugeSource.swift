/// What a gauge tells its style, kept from frame to frame. A style's body hands it on many times over: whoever does so holds
/// this one object.
///
/// It also notes what is asked of it meanwhile, and by whom: what does not go by anything that has changed stays as it is.
@usableFromInline
class GaugeSource {
  /// The value mapped to 0…1.
  @exclusivity(unchecked) @usableFromInline final var fraction: Double
  /// The labels that show something.
  @exclusivity(unchecked) @usableFromInline final var present: GaugeParts = []
  /// What the style's body as a whole goes by, or what it shows elsewhere than in its places.
  @exclusivity(unchecked) private(set) final var dependencies = GaugeParts.presence
  /// What is asked for now is noted here: by the body, or by a place in it.
  @exclusivity(unchecked) private final var place: GaugePlace?
  /// The places that the body being resolved has had so far; `nil` where none is being resolved.
  @exclusivity(unchecked) private final var places: [GaugePlace]?
  /// What places have changed by without those around them knowing yet.
  @exclusivity(unchecked) private final var pending = NodeChange.none

  /// Adds what a label comes to; nothing for one that is not there.
  ///
  /// A function made where the labels' types are known, and compiled for these: a method that a generic class overrides would
  /// be compiled once for all.
  private let resolving: Resolving

  @usableFromInline typealias Resolving =
    @MainActor (GaugeSource, GaugeParts, _ViewContext, inout _NodeList) -> Void

  @usableFromInline init(fraction: Double, resolving: @escaping Resolving) {
    self.fraction = fraction
    self.resolving = resolving
  }

  /// Adds what a label comes to; nothing for one that is not there.
  @MainActor final func resolve(
    _ label: GaugeParts, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    resolving(self, label, context, &nodes)
  }

  /// Notes that something of the gauge is asked for.
  final func note(_ part: GaugeParts) {
    if let place { place.dependencies.formUnion(part) } else { dependencies.formUnion(part) }
  }
}

@MainActor
extension GaugeSource {
  /// Resolves a style's body, and gives the places in it.
  final func collectPlaces(_ resolve: () -> Void) -> [GaugePlace] {
    dependencies = .presence
    (place, places) = (nil, [])
    resolve()
    defer { (places, pending) = (nil, .none) }
    return places ?? []
  }

  /// Adds what `content` comes to: a part of the body that can be resolved without the rest, in the same place.
  ///
  /// That is only so where its nodes are shown where they stand. Elsewhere what it goes by the body goes by; and in another
  /// place that one.
  final func resolvePlace(
    in context: _ViewContext, into nodes: inout _NodeList, content: @escaping GaugePlace.Content
  ) {
    guard places != nil, place == nil, nodes.isDirect else { return content(context, &nodes) }
    let first = nodes.count
    let place = GaugePlace(context: context, content: content)
    self.place = place
    content(context, &nodes)
    self.place = nil
    nodes.report(pending)
    place.take(nodes.nodes(from: first))
    places?.append(place)
  }

  /// Resolves those places anew that go by what has changed.
  ///
  /// - Parameter body: The node that they stand in.
  /// - Returns: How that has changed; `nil` where all of the style's body has to be resolved.
  final func update(
    _ places: [GaugePlace], in body: LayoutNode, by changed: GaugeParts
  ) -> NodeChange? {
    guard dependencies.isDisjoint(with: changed) else { return nil }
    var change = NodeChange.none
    var moved: [LayoutNode] = []
    var isRebuilt = false
    for place in places where !place.dependencies.isDisjoint(with: changed) {
      place.dependencies = []
      self.place = place
      let own = place.update()
      self.place = nil
      change = max(change, own)
      guard own == .layout else { continue }
      moved += place.nodes
      isRebuilt = isRebuilt || place.isRebuilt
    }
    // The nodes around a place that measures differently have to be told.
    guard change == .layout else { return change }
    if !isRebuilt, body.count(of: moved) == moved.count { return body.noteMoved(moved) }
    pending = .layout
    return nil
  }
}

/// What a style can ask of a gauge.
@usableFromInline
struct GaugeParts: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable static var value: GaugeParts { GaugeParts(rawValue: 1) }
  @inlinable static var label: GaugeParts { GaugeParts(rawValue: 2) }
  @inlinable static var currentValueLabel: GaugeParts { GaugeParts(rawValue: 4) }
  @inlinable static var minimumValueLabel: GaugeParts { GaugeParts(rawValue: 8) }
  @inlinable static var maximumValueLabel: GaugeParts { GaugeParts(rawValue: 16) }
  /// Which labels there are.
  @inlinable static var presence: GaugeParts { GaugeParts(rawValue: 32) }
}

/// A part of a style's body that is resolved by itself when what it goes by has changed: a label, or a reading of the value.
@usableFromInline
final class GaugePlace {
  typealias Content = @MainActor (_ViewContext, inout _NodeList) -> Void

  @exclusivity(unchecked) var dependencies: GaugeParts = []
  private let context: _ViewContext
  private let content: Content
  /// What it came to.
  @exclusivity(unchecked) private var list = _NodeList(isDirect: true)
  /// What the views in it have left on the one node that they came to; those around it have left more before that.
  @exclusivity(unchecked) private var memo: AnyViewMemo?

  init(context: _ViewContext, content: @escaping Content) {
    self.context = context
    self.content = content
  }

  var nodes: [LayoutNode] { list.nodes }

  /// Whether others were among the nodes before the last time.
  var isRebuilt: Bool { list.isRebuilt }

  @MainActor func take(_ nodes: [LayoutNode]) {
    list = _NodeList(updating: nodes, isDirect: true)
    memo = list.only?.memo
  }

  /// Brings the nodes up to date where they stand.
  @MainActor func update() -> NodeChange {
    let around = list.only?.memo?.last(before: memo)
    let outermost = list.slots.first?.memo
    list.restart()
    content(context, &list)
    let change = list.finish()
    memo = list.only?.memo
    if let around, let node = list.slots.first {
      around.inner = node.memo
      node.memo = outermost
    }
    return change
  }
}
