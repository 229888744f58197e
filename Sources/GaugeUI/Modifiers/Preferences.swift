/// A value that views hand up to the views around them, as SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands a value up, in place of what the views inside hand up under the key.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    handing(AnyPreferenceKey(key), replaces: true) { handed, _ in handed = value }
  }

  /// Changes what the views inside hand up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    handing(AnyPreferenceKey(key), replaces: false) { handed, _ in
      guard var value = handed as? K.Value else { return }
      callback(&value)
      handed = value
    }
  }

  /// Accepted: a drawing is one moment, in which nothing is done.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }

  /// Draws a view before this one that is made of what the views inside hand up.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(of: AnyPreferenceKey(key), alignment: alignment, isBehind: false) { value in
      (value as? K.Value).map(transform)
    }
  }

  /// Draws a view behind this one that is made of what the views inside hand up.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(of: AnyPreferenceKey(key), alignment: alignment, isBehind: true) { value in
      (value as? K.Value).map(transform)
    }
  }
}

extension View {
  /// This view with what it hands up under a key changed.
  ///
  /// - Parameters:
  ///   - replaces: Whether what the views inside hand up is of no matter.
  ///   - change: Takes what they hand up, and the room that this view has.
  package nonisolated func handing(
    _ key: AnyPreferenceKey, replaces: Bool,
    _ change: @escaping (inout Any, GeometryProxy) -> Void
  ) -> some View {
    modifier(
      HandingModifier { inside, room in
        var value = replaces ? key.initial() : inside.value(under: key)
        change(&value, room)
        inside.put(value, under: key)
      })
  }

  /// Tells what the views inside hand up under a key, whenever they are drawn.
  package nonisolated func reading(
    _ key: AnyPreferenceKey, _ tell: @escaping (Any) -> Void
  ) -> some View {
    modifier(HandingModifier { inside, _ in tell(inside.value(under: key)) })
  }

  /// Tells the room that this view has, whenever it is drawn.
  package nonisolated func placing(
    _ tell: @escaping (GeometryProxy) -> Void
  ) -> some View {
    modifier(HandingModifier { _, room in tell(room) })
  }

  /// Puts a view behind or before this one that is made of what the views inside hand up.
  package nonisolated func layer<Layer: View>(
    of key: AnyPreferenceKey, alignment: Alignment, isBehind: Bool,
    _ content: @escaping (Any) -> Layer
  ) -> some View {
    modifier(
      HandedLayerModifier(key: key, alignment: alignment, isBehind: isBehind, content: content))
  }
}

/// A node that does something with what is handed up in it, once it is drawn.
private final class HandingNode: UnaryNode {
  private let use: (HandedValues, GeometryProxy) -> Void

  init(_ content: LayoutNode, use: @escaping (HandedValues, GeometryProxy) -> Void) {
    self.use = use
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let inside = context.handed {
      content.show(at: origin, proposal: proposal, in: &$0)
    }
    use(inside, GeometryProxy(size: size(for: proposal), at: origin, in: context))
    context.handed?.add(inside)
  }
}

private nonisolated struct HandingModifier: NodeModifier {
  let use: (HandedValues, GeometryProxy) -> Void

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    HandingNode(content, use: use)
  }
}

/// A node with a layer that is made of what is handed up in it.
private final class HandedLayerNode: UnaryNode {
  private let key: AnyPreferenceKey
  private let isBehind: Bool
  private let layer: (Any) -> LayerNodes

  init(
    _ content: LayoutNode, key: AnyPreferenceKey, isBehind: Bool,
    layer: @escaping (Any) -> LayerNodes
  ) {
    (self.key, self.isBehind, self.layer) = (key, isBehind, layer)
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    // What lies behind is made of what is before it: that is drawn first, and added last.
    var before = context.inner(at: .zero)
    let inside = before.handed { content.show(at: origin, proposal: proposal, in: &$0) }
    let layer = layer(inside.value(under: key))
    if !isBehind { context.append(before.parts) }
    if !layer.isEmpty {
      layer.show(around: content, at: origin, proposal: proposal, in: &context)
    }
    if isBehind { context.append(before.parts) }
    context.handed?.add(inside)
  }
}

private nonisolated struct HandedLayerModifier<Layer: View>: NodeModifier {
  let key: AnyPreferenceKey
  let alignment: Alignment
  let isBehind: Bool
  let content: (Any) -> Layer

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    let layer = self.content
    return HandedLayerNode(content, key: key, isBehind: isBehind) { [alignment] value in
      LayerNodes(alignment: alignment, isDirect: false) { nodes in
        context.withCurrentEnvironment { layer(value) }
          ._resolve(in: context.layer, into: &nodes)
      }
    }
  }
}

extension DrawingContext {
  /// What is handed up while `draw` is at work.
  fileprivate mutating func handed(
    while draw: (inout DrawingContext) -> Void
  ) -> HandedValues {
    let inside = HandedValues()
    let outer = handed
    handed = inside
    draw(&self)
    handed = outer
    return inside
  }
}
