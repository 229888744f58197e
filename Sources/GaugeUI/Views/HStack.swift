/// Views side by side, as SwiftUI's `HStack`.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameter spacing: Points between neighbours; `nil` for eight, and none around a `Spacer`.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.appendStack(
      of: content, axis: .horizontal, alignment: alignment.guide, spacing: spacing, in: context)
  }
}
