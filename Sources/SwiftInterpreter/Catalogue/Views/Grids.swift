import GaugeUI

extension Catalogue {
  /// Rows and columns, what scrolls, and what fits.
  @RowBuilder static var grids: [Row] {
    Rows.type("struct Grid: View", "Views in rows and columns.") {
      Row.view(
        "init<Content: View>(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
        "Rows of cells, spaced in points."
      ) {
        (alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?, content: AnyView) in
        Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
          content
        }
      }
    }
    Rows.type("struct GridRow: View", "A row of a grid.") {
      Row.view(
        "init<Content: View>(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)",
        "Takes cells."
      ) { (alignment: VerticalAlignment?, content: AnyView) in
        GridRow(alignment: alignment) { content }
      }
    }
    lazyContainers
    Rows.members(of: "View") {
      Row.view("func gridCellColumns(_ count: Int) -> some View", "Over several columns.") {
        (view: AnyView, count: Int) in view.gridCellColumns(count)
      }
      Row.view(
        "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View",
        "How its column is aligned."
      ) { (view: AnyView, guide: HorizontalAlignment) in view.gridColumnAlignment(guide) }
      Row.view(
        "func gridCellAnchor(_ anchor: UnitPoint) -> some View", "Where it stands in its cell."
      ) { (view: AnyView, anchor: UnitPoint) in view.gridCellAnchor(anchor) }
      Row.view(
        "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View", "It asks for no room there."
      ) { (view: AnyView, axes: Axis.Set) in
        view.gridCellUnsizedAxes(axes)
      }
    }
  }

  @RowBuilder private static var lazyContainers: [Row] {
    Rows.type("struct LazyVStack: View", "Views one under another.") {
      Row.view(
        "init<Content: View>(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "As a VStack."
      ) { (alignment: HorizontalAlignment, spacing: CGFloat?, _: Value, content: AnyView) in
        LazyVStack(alignment: alignment, spacing: spacing) { content }
      }
    }
    Rows.type("struct LazyHStack: View", "Views side by side.") {
      Row.view(
        "init<Content: View>(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "As an HStack."
      ) { (alignment: VerticalAlignment, spacing: CGFloat?, _: Value, content: AnyView) in
        LazyHStack(alignment: alignment, spacing: spacing) { content }
      }
    }
    Rows.type("struct LazyVGrid: View", "Views in columns, row after row.") {
      Row.view(
        "init<Content: View>(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "Columns of given widths."
      ) {
        (
          columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?, _: Value,
          content: AnyView
        ) in LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { content }
      }
    }
    Rows.type("struct LazyHGrid: View", "Views in rows, column after column.") {
      Row.view(
        "init<Content: View>(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)",
        "Rows of given heights."
      ) {
        (
          rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?, _: Value,
          content: AnyView
        ) in LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content }
      }
    }
    Rows.type("struct PinnedScrollableViews: OptionSet", "What stays in view.") {
      Row.constant(
        "sectionHeaders", "PinnedScrollableViews", "Headers.", PinnedScrollableViews.sectionHeaders)
      Row.constant(
        "sectionFooters", "PinnedScrollableViews", "Footers.", PinnedScrollableViews.sectionFooters)
    }
    Rows.type("struct GridItem", "A column or row of a lazy grid.") {
      Row(
        "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)",
        "How wide it is, and how its views lie."
      ) { (size: GridItem.Size, spacing: CGFloat?, alignment: Alignment?) in
        GridItem(size, spacing: spacing, alignment: alignment)
      }
    }
    Rows.type("enum GridItem.Size", "How wide a column, or how high a row, is.") {
      Row("static func fixed(_ length: CGFloat) -> GridItem.Size", "In points.") {
        (length: CGFloat) in GridItem.Size.fixed(length)
      }
      Row(
        "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size",
        "A share of the room."
      ) { (low: CGFloat, high: CGFloat) in GridItem.Size.flexible(minimum: low, maximum: high) }
      Row(
        "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size",
        "As many as have room."
      ) { (low: CGFloat, high: CGFloat) in GridItem.Size.adaptive(minimum: low, maximum: high) }
    }
    Rows.type("struct ScrollView: View", "Content that may be larger than its room; all is shown.")
    {
      Row.view(
        "init<Content: View>(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)",
        "Takes views."
      ) { (axes: Axis.Set, showsIndicators: Bool, content: AnyView) in
        ScrollView(
          axes, showsIndicators: showsIndicators
        ) { content }
      }
    }
    Rows.type("struct ViewThatFits: View", "The first of several views that fits.") {
      Row.view(
        "init<Content: View>(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)",
        "Takes views, the largest first."
      ) { (axes: Axis.Set, content: AnyView) in
        ViewThatFits(in: axes) { content }
      }
    }
  }
}

extension PinnedScrollableViews: NativeValue {}
extension GridItem: NativeValue {}
extension GridItem.Size: NativeValue {}
