/// A row of a `Grid`, as SwiftUI's `GridRow`. Outside of a grid its views stand side by side.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: Of the views in this row; `nil` leaves it to the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let context = context.deeper() else { return }
    var cells = _NodeList()
    content._resolve(in: context, into: &cells)
    nodes.append(
      GridRowNode(
        cells: cells.nodes, alignment: alignment, metrics: context.environment.metrics))
  }
}
