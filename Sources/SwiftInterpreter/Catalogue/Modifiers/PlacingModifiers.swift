import GaugeUI

extension Catalogue {
  /// Modifiers that place views by the room there is, and previews.
  @RowBuilder static var placingModifiers: [Row] {
    Rows.members(of: "View") {
      for name in ["safeAreaInset", "safeAreaBar"] {
        Row.view(
          "func \(name)<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
          "A view above or below it."
        ) {
          (
            view: AnyView, edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?,
            content: AnyView
          ) in
          view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content }
        }
        Row.view(
          "func \(name)<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
          "A view beside it."
        ) {
          (
            view: AnyView, edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?,
            content: AnyView
          ) in
          view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content }
        }
      }
      Row.view(
        "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
        "Room around it, in points; 16 where none is said."
      ) { (view: AnyView, edges: Edge.Set, length: CGFloat?) in
        view.safeAreaPadding(edges, length)
      }
      containerFrames
      Row.view(
        "func zIndex(_ value: Double) -> some View",
        "In front of what has a lower index; 0 is usual."
      ) { (view: AnyView, index: Double) in view.zIndex(index) }
      Row.view(
        "func previewLayout(_ value: PreviewLayout) -> some View", "The size of a preview."
      ) { (view: AnyView, layout: PreviewLayout) in view.previewLayout(layout) }
      Row.view("func previewDisplayName(_ value: String?) -> some View", "The name of a preview.") {
        (view: AnyView, _: String?) in view
      }
      lineLimits
    }
    Rows.type("enum PreviewLayout", "The size that a preview has.") {
      Row.enumCase("device", "That of a device: here as the view asks.", PreviewLayout.device)
      Row.enumCase("sizeThatFits", "As the view asks.", PreviewLayout.sizeThatFits)
      Row("static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout", "In points.") {
        (width: CGFloat, height: CGFloat) in PreviewLayout.fixed(width: width, height: height)
      }
    }
    Rows.type("enum Text.TruncationMode: Hashable", "Where text is cut.") {
      Row.enumCase("head", "At its beginning.", Text.TruncationMode.head)
      Row.enumCase("middle", "In the middle.", Text.TruncationMode.middle)
      Row.enumCase("tail", "At its end.", Text.TruncationMode.tail)
    }
    Rows.type("enum VerticalEdge: Hashable, CaseIterable", "The top or the bottom.") {
      Row.enumCase("top", "The top.", VerticalEdge.top)
      Row.enumCase("bottom", "The bottom.", VerticalEdge.bottom)
    }
    Rows.type("enum HorizontalEdge: Hashable, CaseIterable", "One of two sides.") {
      Row.enumCase("leading", "Where lines begin.", HorizontalEdge.leading)
      Row.enumCase("trailing", "Where lines end.", HorizontalEdge.trailing)
    }
  }

  @RowBuilder private static var containerFrames: [Row] {
    Row.view(
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View",
      "As long as the room."
    ) { (view: AnyView, axes: Axis.Set, alignment: Alignment) in
      view.containerRelativeFrame(axes, alignment: alignment)
    }
    Row.view(
      "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View",
      "As long as some of several equal parts of the room."
    ) {
      (
        view: AnyView, axes: Axis.Set, count: Int, span: Int, spacing: CGFloat,
        alignment: Alignment
      ) in
      view.containerRelativeFrame(
        axes, count: count, span: span, spacing: spacing, alignment: alignment)
    }
    Row.view(
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat) -> some View",
      "As long as a closure says."
    ) { (view: AnyView, axes: Axis.Set, alignment: Alignment, length: FunctionValue) in
      view.containerRelativeFrame(axes, alignment: alignment) { room, axis in
        Runtime.current?.attempt(otherwise: room) {
          try CGFloat.from(length(room.scriptValue, axis.scriptValue))
        } ?? room
      }
    }
  }

  @RowBuilder private static var lineLimits: [Row] {
    Row.view(
      "func lineLimit(_ limit: ClosedRange<Int>) -> some View", "The fewest and the most lines."
    ) { (view: AnyView, limit: ClosedRange<Int>) in view.lineLimit(limit) }
    Row.view("func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View", "The fewest lines.") {
      (view: AnyView, limit: RangeValue) in
      view.lineLimit(try Int.from(limit.lower)...)
    }
    Row.view("func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View", "The most lines.") {
      (view: AnyView, limit: RangeValue) in
      view.lineLimit(...(try Int.from(limit.upper)))
    }
    Row.view(
      "func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View",
      "The most lines, and whether there is room for all of them."
    ) { (view: AnyView, limit: Int, reserves: Bool) in
      view.lineLimit(limit, reservesSpace: reserves)
    }
    Row.view(
      "func truncationMode(_ mode: Text.TruncationMode) -> some View", "Where text is cut."
    ) { (view: AnyView, mode: Text.TruncationMode) in view.truncationMode(mode) }
  }
}

extension PreviewLayout: NativeValue {}
extension VerticalEdge: NativeValue {}
extension HorizontalEdge: NativeValue {}
extension Text.TruncationMode: NativeValue {}
