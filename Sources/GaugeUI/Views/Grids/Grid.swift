/// Views in rows and columns, as SwiftUI's `Grid`: a column is as wide as its widest view. A view that is not in a
/// `GridRow` is a row of its own and spans every column.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; `nil` for eight.
  ///   - verticalSpacing: Points between rows; `nil` for eight, but none between rows of text.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var context = context.deeper() else { return }
    context.stackAxis = nil
    var rows = _NodeList()
    content._resolve(in: context, into: &rows)
    nodes.append(
      GridNode(
        rows: rows.nodes, alignment: alignment,
        spacing: (
          horizontalSpacing.flatMap { $0.isFinite ? $0 : nil },
          verticalSpacing.flatMap { $0.isFinite ? $0 : nil }
        ), metrics: context.environment.metrics))
  }
}
