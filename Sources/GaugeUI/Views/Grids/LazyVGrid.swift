/// Views in columns of given widths, row after row, as SwiftUI's `LazyVGrid`: drawn all at once.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: Of the columns in the grid's width.
  ///   - spacing: Points between rows; `nil` for eight.
  ///   - pinnedViews: Accepted: nothing scrolls past them.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.appendLines(
      of: content, axis: .vertical, tracks: columns, alignment: alignment.guide, spacing: spacing,
      in: context)
  }
}
