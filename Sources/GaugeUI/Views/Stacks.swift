/// Views side by side, as SwiftUI's `HStack`.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: Points between neighbours; `nil` for eight, and none around a `Spacer`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.appendStack(
      of: content, axis: .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      in: context)
  }
}

/// Views below one another, as SwiftUI's `VStack`.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: Points between neighbours; `nil` for eight, but none between text and text or around a
  ///   `Spacer`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.appendStack(
      of: content, axis: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      in: context)
  }
}

/// Views on top of one another, the first at the back, as SwiftUI's `ZStack`.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var context = context.deeper() else { return }
    context.environment.stackAxis = nil
    var children = _NodeList()
    content._resolve(in: context, into: &children)
    nodes.append(LayersNode(alignment: alignment, children: children.nodes))
  }
}

extension _NodeList {
  @MainActor
  fileprivate mutating func appendStack(
    of content: some View, axis: Axis, alignment: Alignment, spacing: CGFloat?,
    in context: _ViewContext
  ) {
    guard var context = context.deeper() else { return }
    context.environment.stackAxis = axis
    var children = _NodeList()
    content._resolve(in: context, into: &children)
    append(
      StackNode(
        axis: axis, alignment: alignment, spacing: spacing.flatMap { $0.isFinite ? $0 : nil },
        children: children.nodes, metrics: context.environment.metrics))
  }
}
