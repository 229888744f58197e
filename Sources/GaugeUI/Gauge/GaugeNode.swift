/// What a gauge comes to: around the node of its style's body, what is needed to bring that up to date.
@usableFromInline
final class GaugeNode: UnaryNode {
  @usableFromInline let source: GaugeSource
  /// What the gauge stood in, and what its style's body did.
  @exclusivity(unchecked) private var outer: _ViewContext
  @exclusivity(unchecked) fileprivate private(set) var inner: _ViewContext
  /// The parts of the body that can be resolved by themselves; `nil` where it came to several nodes, and always has to be
  /// resolved as a whole.
  @exclusivity(unchecked) @usableFromInline var places: [GaugePlace]?

  fileprivate init(
    _ content: LayoutNode, source: GaugeSource, outer: _ViewContext, inner: _ViewContext
  ) {
    self.source = source
    self.outer = outer
    self.inner = inner
    super.init(content)
  }

  /// What the gauge told its style, where the labels were of these types; `nil` where the gauge came to other nodes too,
  /// which others than this gauge may have taken up since.
  @inlinable func source<Source: GaugeSource>(ofLabels type: Source.Type) -> Source? {
    places != nil && Swift.type(of: source) == type
      ? unsafeDowncast(source, to: Source.self) : nil
  }

  /// Brings the parts of the body up to date that go by what has changed.
  ///
  /// - Returns: How they have changed; `nil` where all of the body has to be resolved.
  fileprivate func update(_ changed: GaugeParts, in context: _ViewContext) -> NodeChange? {
    guard let places, outer.isSame(as: context) else { return nil }
    return changed.isEmpty ? NodeChange.none : source.update(places, in: content, by: changed)
  }

  /// Makes this the node of a gauge whose body was resolved.
  fileprivate func update(
    _ content: LayoutNode, source: GaugeSource, outer: _ViewContext, inner: _ViewContext
  ) -> NodeChange? {
    guard source === self.source else { return nil }
    setContent(content)
    (self.outer, self.inner) = (outer, inner)
    return NodeChange.none
  }
}

extension _ViewContext {
  /// Whether what was resolved here can stay in `other`.
  fileprivate mutating func isSame(as other: _ViewContext) -> Bool {
    identity == other.identity && depth == other.depth && stackAxis == other.stackAxis
      && environment.isSame(sharing: other.environment)
  }

  /// The context of the body of a gauge's style. A gauge in it has the style outside; in its own it would never end.
  fileprivate var ofGaugeStyle: _ViewContext {
    var context = self
    if let choice = environment.gaugeStyle { context.environment.gaugeStyle = choice.outer }
    return context
  }
}

extension _NodeList {
  /// Adds the node in the next place in the frame before, with what a style makes of its gauge.
  ///
  /// - Parameter changed: What of the gauge is not as it was.
  @MainActor @usableFromInline
  mutating func appendGauge(
    of source: GaugeSource, in context: _ViewContext, for node: GaugeNode, changed: GaugeParts
  ) {
    guard let change = node.update(changed, in: context) else {
      return appendGauge(of: source, in: context)
    }
    append(node, changed: .none, inside: change)
  }

  /// Adds what the style around makes of a gauge.
  @MainActor @usableFromInline
  mutating func appendGauge(of source: GaugeSource, in outer: _ViewContext) {
    let known = reusable(GaugeNode.self)
    let inner = known?.innerContext(in: outer) ?? outer.ofGaugeStyle
    let style = outer.environment.gaugeStyle?.style ?? DefaultGaugeStyle()
    let wrapping = beginWrapping()
    isDirect = true
    let places = source.collectPlaces {
      style._resolve(GaugeStyleConfiguration(source), in: inner, into: &self)
    }
    var nodes: [GaugeNode] = []
    wrap(wrapping) {
      let node = $0 as? GaugeNode
      let change = node?.update($1, source: source, outer: outer, inner: inner)
      if change != nil, let node { nodes.append(node) }
      return change
    } make: {
      let node = GaugeNode($0, source: source, outer: outer, inner: inner)
      nodes.append(node)
      return node
    }
    for node in nodes { node.places = wrapping.isOne(in: self) ? places : nil }
  }
}

extension GaugeNode {
  /// The context of the body, in the environment that is known already where that is the same.
  fileprivate func innerContext(in context: _ViewContext) -> _ViewContext? {
    outer.isSame(as: context) ? inner : nil
  }
}

extension GaugeStyle {
  /// Adds what this style makes of `configuration` to `nodes`.
  fileprivate func _resolve(
    _ configuration: Configuration, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let context = context.entered(Self.self) ?? context
    context.withCurrentEnvironment { makeBody(configuration: configuration) }
      ._resolve(in: context, into: &nodes)
  }
}
