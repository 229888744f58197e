import GaugeUI

extension Catalogue {
  /// Layouts that scripts write themselves.
  @RowBuilder static var layouts: [Row] {
    Rows.type("protocol Layout: Animatable", "A way of one's own to place views.") {
      Row.requirement(
        "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize",
        "The size that the views take of what is proposed.")
      Row.requirement(
        "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)",
        "Places each of the views.")
      Row.alias("associatedtype Cache")
      Row.alias("typealias Subviews = [LayoutSubview]")
      Row(
        "func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View",
        "The views, placed."
      ) { (layout: Value, content: AnyView) in
        let layout = try AnyLayout.from(layout)
        return AnyView(layout { content })
      }
    }
    Rows.type("struct LayoutSubview: Equatable", "One of the views that a layout places.") {
      Row("func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize", "The size that it takes.") {
        (view: LayoutSubview, proposal: ProposedViewSize) in view.sizeThatFits(proposal)
      }
      Row(
        "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions",
        "Its size, and where its guides lie."
      ) {
        (view: LayoutSubview, proposal: ProposedViewSize) in view.dimensions(in: proposal)
      }
      Row(
        "func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)",
        "Places it."
      ) {
        (view: LayoutSubview, point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) in
        view.place(at: point, anchor: anchor, proposal: proposal)
        return Value.void
      }
      Row("var priority: Double", "Which is given room first.") { (view: LayoutSubview) in
        view.priority
      }
      Row("var spacing: ViewSpacing", "The room that it wants around it.") {
        (view: LayoutSubview) in view.spacing
      }
      Row(
        "subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }",
        "What it says of itself under a key."
      ) { (view: LayoutSubview, key: Value) in
        let name = key.described()
        if let value = view.layoutValue(name) as? Value { return value }
        guard case .type(.nominal(let nominal, _)) = key,
          let value = try nominal.script?.defaultValue()
        else { throw ScriptFailure("'\(name)' has no 'defaultValue'") }
        return value
      }
    }
    Rows.type("protocol LayoutValueKey", "The name of what views say to a layout.") {
      Row.alias("associatedtype Value")
    }
    Rows.members(of: "View") {
      Row.view(
        "func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View",
        "Says something to the layout that it stands in."
      ) { (view: AnyView, key: Value, value: Value) in
        view.layoutValue(under: key.described(), value)
      }
    }
    proposals
  }

  @RowBuilder private static var proposals: [Row] {
    Rows.type("struct ProposedViewSize: Hashable", "The size that a view is offered, in points.") {
      Row("init(width: CGFloat?, height: CGFloat?)", "What is offered; nil for the ideal.") {
        (width: CGFloat?, height: CGFloat?) in ProposedViewSize(width: width, height: height)
      }
      Row("init(_ size: CGSize)", "A size that is offered.") { (size: CGSize) in
        ProposedViewSize(size)
      }
      Row.constant("zero", "ProposedViewSize", "Nothing.", ProposedViewSize.zero)
      Row.constant("infinity", "ProposedViewSize", "No end.", ProposedViewSize.infinity)
      Row.constant("unspecified", "ProposedViewSize", "The ideal.", ProposedViewSize.unspecified)
      Row.field("width", "CGFloat?", "How wide; nil for the ideal.", \ProposedViewSize.width)
      Row.field("height", "CGFloat?", "How high; nil for the ideal.", \ProposedViewSize.height)
      Row(
        "func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize",
        "With a size where it asks for the ideal."
      ) {
        (proposal: ProposedViewSize, size: CGSize) in
        proposal.replacingUnspecifiedDimensions(by: size)
      }
    }
    Rows.type("struct ViewSpacing", "The room that a view wants around it.") {
      Row("init()", "As usual.") { ViewSpacing() }
      Row.constant("zero", "ViewSpacing", "None.", ViewSpacing.zero)
      Row(
        "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat",
        "The points to the next view."
      ) {
        (spacing: ViewSpacing, next: ViewSpacing, axis: Axis) in
        spacing.distance(to: next, along: axis)
      }
    }
  }
}

extension LayoutSubview: NativeValue {}
extension ProposedViewSize: NativeValue {}
extension ViewSpacing: NativeValue {}
