/// Views in rows of given heights, column after column, as SwiftUI's `LazyHGrid`: drawn all at once.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: Of the rows in the grid's height.
  ///   - spacing: Points between columns; `nil` for eight.
  ///   - pinnedViews: Accepted: nothing scrolls past them.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.appendLines(
      of: content, axis: .horizontal, tracks: rows, alignment: alignment.guide, spacing: spacing,
      in: context)
  }
}
