import GaugeUI

extension Catalogue {
  /// Modifiers that size, place and layer views.
  @RowBuilder static var layoutModifiers: [Row] {
    Rows.members(of: "View") {
      frames
      Row.view(
        "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
        "Room around it, in points; 16 where none is said."
      ) {
        (view: AnyView, edges: Edge.Set, length: CGFloat?) in view.padding(edges, length)
      }
      Row.view("func padding(_ length: CGFloat) -> some View", "Room around it, in points.") {
        (view: AnyView, length: CGFloat) in view.padding(length)
      }
      Row.view("func padding(_ insets: EdgeInsets) -> some View", "Room on each side, in points.") {
        (view: AnyView, insets: EdgeInsets) in view.padding(insets)
      }
      Row.view("func fixedSize() -> some View", "As large as it would like to be.") {
        (view: AnyView) in view.fixedSize()
      }
      Row.view(
        "func fixedSize(horizontal: Bool, vertical: Bool) -> some View",
        "As wide or high as it would like to be."
      ) {
        (view: AnyView, horizontal: Bool, vertical: Bool) in
        view.fixedSize(horizontal: horizontal, vertical: vertical)
      }
      Row.view(
        "func layoutPriority(_ value: Double) -> some View", "Who gets room first; 0 is usual."
      ) {
        (view: AnyView, value: Double) in view.layoutPriority(value)
      }
      ratios
      layers
    }
    Rows.type(
      "enum ContentMode: Hashable, CaseIterable", "How a view takes its room in its own ratio."
    ) {
      Row.enumCase("fit", "Inside the room.", ContentMode.fit)
      Row.enumCase("fill", "Over the whole room.", ContentMode.fill)
    }
  }

  @RowBuilder private static var ratios: [Row] {
    Row.view(
      "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View",
      "In a ratio of width to height."
    ) { (view: AnyView, ratio: CGFloat?, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    }
    Row.view(
      "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View",
      "In the ratio of a size."
    ) { (view: AnyView, ratio: CGSize, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    }
    Row.view("func scaledToFit() -> some View", "As large as fits, in its own ratio.") {
      (view: AnyView) in view.scaledToFit()
    }
    Row.view("func scaledToFill() -> some View", "As small as covers its room, in its own ratio.") {
      (view: AnyView) in view.scaledToFill()
    }
    Row.view(
      "func position(x: CGFloat = 0, y: CGFloat = 0) -> some View",
      "Its middle at a place of the room, in points."
    ) { (view: AnyView, x: CGFloat, y: CGFloat) in view.position(x: x, y: y) }
    Row.view(
      "func position(_ position: CGPoint) -> some View", "Its middle at a place of the room."
    ) {
      (view: AnyView, place: CGPoint) in view.position(place)
    }
  }

  @RowBuilder private static var frames: [Row] {
    Row.view(
      "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View",
      "A frame of a size, in points."
    ) {
      (view: AnyView, width: CGFloat?, height: CGFloat?, alignment: Alignment) in
      view.frame(width: width, height: height, alignment: alignment)
    }
    Row.view(
      "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View",
      "A frame within limits, in points."
    ) {
      (
        view: AnyView, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?,
        minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
      ) in
      view.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    }
  }

  @RowBuilder private static var layers: [Row] {
    Row.view(
      "func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
      "A view behind it."
    ) {
      (view: AnyView, alignment: Alignment, content: AnyView) in
      view.background(alignment: alignment) { content }
    }
    Row.view(
      "@_disfavoredOverload func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View",
      "A view behind it."
    ) {
      (view: AnyView, content: AnyView, alignment: Alignment) in
      view.background(alignment: alignment) { content }
    }
    Row.view(
      "func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View",
      "What `.background` means inside."
    ) { (view: AnyView, style: AnyShapeStyle) in view.backgroundStyle(style) }
    Row.view(
      "func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
      "A style behind it."
    ) { (view: AnyView, style: AnyShapeStyle, _: Edge.Set) in view.background(style) }
    Row.view(
      "func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View",
      "A filled shape behind it."
    ) {
      (view: AnyView, style: AnyShapeStyle, shape: AnyShape, fill: FillStyle) in
      view.background(style, in: shape, fillStyle: fill)
    }
    Row.view(
      "func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View",
      "A shape of the background's colour behind it."
    ) { (view: AnyView, shape: AnyShape, fill: FillStyle) in
      view.background(.background, in: shape, fillStyle: fill)
    }
    Row.view(
      "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
      "The background's colour behind it."
    ) {
      (view: AnyView, _: Edge.Set) in view.background()
    }
    Row.view(
      "func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
      "A view before it."
    ) {
      (view: AnyView, alignment: Alignment, content: AnyView) in
      view.overlay(alignment: alignment) { content }
    }
    Row.view(
      "@_disfavoredOverload func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View",
      "A view before it."
    ) {
      (view: AnyView, content: AnyView, alignment: Alignment) in
      view.overlay(alignment: alignment) { content }
    }
    Row.view(
      "func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
      "A style before it."
    ) { (view: AnyView, style: AnyShapeStyle, _: Edge.Set) in view.overlay(style) }
    Row.view(
      "func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View",
      "A filled shape before it."
    ) {
      (view: AnyView, style: AnyShapeStyle, shape: AnyShape, fill: FillStyle) in
      view.overlay(style, in: shape, fillStyle: fill)
    }
    Row.view(
      "func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View",
      "A line just inside its edges."
    ) {
      (view: AnyView, style: AnyShapeStyle, width: CGFloat) in view.border(style, width: width)
    }
    Row.view(
      "func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View",
      "Only what lies in a shape."
    ) {
      (view: AnyView, shape: AnyShape, style: FillStyle) in view.clipShape(shape, style: style)
    }
    Row.view(
      "func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View",
      "Only where another view is opaque."
    ) {
      (view: AnyView, alignment: Alignment, mask: AnyView) in
      view.mask(alignment: alignment) { mask }
    }
    Row.view("func mask<Mask: View>(_ mask: Mask) -> some View", "Only where a view is opaque.") {
      (view: AnyView, mask: AnyView) in view.mask(mask)
    }
    Row.view("func clipped(antialiased: Bool = false) -> some View", "Only what lies in its frame.")
    {
      (view: AnyView, antialiased: Bool) in view.clipped(antialiased: antialiased)
    }
    Row.view(
      "func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View",
      "Only what lies within round corners."
    ) {
      (view: AnyView, radius: CGFloat, antialiased: Bool) in view.cornerRadius(radius)
    }
  }
}

extension ContentMode: NativeValue {}
