/// Views below one another, as SwiftUI's `VStack`.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameter spacing: Points between neighbours; `nil` for eight, but none between text and text or around a
  ///   `Spacer`.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.appendStack(
      of: content, axis: .vertical, alignment: alignment.guide, spacing: spacing, in: context)
  }
}
