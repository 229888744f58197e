import GaugeUI

extension Catalogue {
  /// Alignments, edges and axes.
  @RowBuilder static var alignments: [Row] {
    Rows.type("struct HorizontalAlignment: Hashable", "Where views stand from left to right.") {
      Row.constant(
        "leading", "HorizontalAlignment", "At the leading edge.", HorizontalAlignment.leading)
      Row.constant("center", "HorizontalAlignment", "In the middle.", HorizontalAlignment.center)
      Row.constant(
        "trailing", "HorizontalAlignment", "At the trailing edge.", HorizontalAlignment.trailing)
    }
    Rows.type("struct VerticalAlignment: Hashable", "Where views stand from top to bottom.") {
      Row.constant("top", "VerticalAlignment", "At the top.", VerticalAlignment.top)
      Row.constant("center", "VerticalAlignment", "In the middle.", VerticalAlignment.center)
      Row.constant("bottom", "VerticalAlignment", "At the bottom.", VerticalAlignment.bottom)
      Row.constant(
        "firstTextBaseline", "VerticalAlignment", "On the first line of text.",
        VerticalAlignment.firstTextBaseline)
      Row.constant(
        "lastTextBaseline", "VerticalAlignment", "On the last line of text.",
        VerticalAlignment.lastTextBaseline)
    }
    Rows.type("protocol AlignmentID", "A guide of your own to align views on.") {
      Row.requirement(
        "static func defaultValue(in context: ViewDimensions) -> CGFloat",
        "Where it lies in a view that sets none, in points.")
    }
    Rows.members(of: "HorizontalAlignment") {
      Row("init(_ id: any AlignmentID.Type)", "A guide of your own.") { (id: Value) in
        HorizontalAlignment(try CustomGuide(id))
      }
    }
    Rows.members(of: "VerticalAlignment") {
      Row("init(_ id: any AlignmentID.Type)", "A guide of your own.") { (id: Value) in
        VerticalAlignment(try CustomGuide(id))
      }
    }
    Rows.type("struct Alignment: Hashable", "Where a view stands in a frame.") {
      Row(
        "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)", "Makes an alignment."
      ) {
        (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
        Alignment(horizontal: horizontal, vertical: vertical)
      }
      for (name, summary, alignment) in frameAlignments {
        Row.constant(name, "Alignment", summary, alignment)
      }
    }
    Rows.type(
      "enum TextAlignment: Hashable, CaseIterable", "How the lines of a text lie to one another."
    ) {
      Row.enumCase("leading", "Along the leading edge.", TextAlignment.leading)
      Row.enumCase("center", "Around the middle.", TextAlignment.center)
      Row.enumCase("trailing", "Along the trailing edge.", TextAlignment.trailing)
    }
    edges
  }

  private static let frameAlignments: [(String, String, Alignment)] = [
    ("center", "In the middle.", .center), ("leading", "At the leading edge.", .leading),
    ("trailing", "At the trailing edge.", .trailing), ("top", "At the top.", .top),
    ("bottom", "At the bottom.", .bottom),
    ("topLeading", "In the upper leading corner.", .topLeading),
    ("topTrailing", "In the upper trailing corner.", .topTrailing),
    ("bottomLeading", "In the lower leading corner.", .bottomLeading),
    ("bottomTrailing", "In the lower trailing corner.", .bottomTrailing),
    (
      "centerFirstTextBaseline", "In the middle, on the first line of text.",
      .centerFirstTextBaseline
    ),
    (
      "centerLastTextBaseline", "In the middle, on the last line of text.", .centerLastTextBaseline
    ),
    (
      "leadingFirstTextBaseline", "At the leading edge, on the first line of text.",
      .leadingFirstTextBaseline
    ),
    (
      "leadingLastTextBaseline", "At the leading edge, on the last line of text.",
      .leadingLastTextBaseline
    ),
    (
      "trailingFirstTextBaseline", "At the trailing edge, on the first line of text.",
      .trailingFirstTextBaseline
    ),
    (
      "trailingLastTextBaseline", "At the trailing edge, on the last line of text.",
      .trailingLastTextBaseline
    ),
  ]

  /// Where a view itself says that its guides lie.
  @RowBuilder private static var guides: [Row] {
    Rows.type("struct ViewDimensions", "A view's size and guides.") {
      Row("var width: CGFloat", "How wide it is, in points.") { (view: ViewDimensions) in
        view.width
      }
      Row("var height: CGFloat", "How high it is, in points.") { (view: ViewDimensions) in
        view.height
      }
      Row("subscript(guide: HorizontalAlignment) -> CGFloat", "Where a guide lies, in points.") {
        (view: ViewDimensions, guide: HorizontalAlignment) in view[guide]
      }
      Row("subscript(guide: VerticalAlignment) -> CGFloat", "Where a guide lies, in points.") {
        (view: ViewDimensions, guide: VerticalAlignment) in view[guide]
      }
    }
    Rows.members(of: "View") {
      Row.view(
        "func alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> some View",
        "Says where its guide lies, in points."
      ) { (view: AnyView, guide: HorizontalAlignment, compute: FunctionValue) in
        view.alignmentGuide(guide) { place(compute, $0) }
      }
      Row.view(
        "func alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> some View",
        "Says where its guide lies, in points."
      ) { (view: AnyView, guide: VerticalAlignment, compute: FunctionValue) in
        view.alignmentGuide(guide) { place(compute, $0) }
      }
    }
  }

  /// What a script says of a guide's place; 0, and a message, where that fails.
  private static func place(_ compute: FunctionValue, _ view: ViewDimensions) -> CGFloat {
    Runtime.current?.attempt(otherwise: 0) {
      try CGFloat.from(compute(view.scriptValue))
    } ?? 0
  }

  @RowBuilder private static var edges: [Row] {
    Rows.type("enum Edge: Hashable, CaseIterable", "A side of a frame.") {
      Row.enumCase("top", "The upper side.", Edge.top)
      Row.enumCase("leading", "The leading side.", Edge.leading)
      Row.enumCase("bottom", "The lower side.", Edge.bottom)
      Row.enumCase("trailing", "The trailing side.", Edge.trailing)
    }
    Rows.type("struct Edge.Set: OptionSet, Hashable", "Sides of a frame.") {
      Row.constant("top", "Edge.Set", "The upper side.", Edge.Set.top)
      Row.constant("bottom", "Edge.Set", "The lower side.", Edge.Set.bottom)
      Row.constant("leading", "Edge.Set", "The leading side.", Edge.Set.leading)
      Row.constant("trailing", "Edge.Set", "The trailing side.", Edge.Set.trailing)
      Row.constant(
        "horizontal", "Edge.Set", "The leading and the trailing side.", Edge.Set.horizontal)
      Row.constant("vertical", "Edge.Set", "The upper and the lower side.", Edge.Set.vertical)
      Row.constant("all", "Edge.Set", "All sides.", Edge.Set.all)
    }
    Rows.type("struct EdgeInsets: Hashable", "Room on each side, in points.") {
      Row(
        "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)", "Makes insets."
      ) {
        (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
        EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      }
      Row("init()", "No room.") { EdgeInsets() }
      Row.field("top", "CGFloat", "Above.", \EdgeInsets.top)
      Row.field("leading", "CGFloat", "At the leading side.", \EdgeInsets.leading)
      Row.field("bottom", "CGFloat", "Below.", \EdgeInsets.bottom)
      Row.field("trailing", "CGFloat", "At the trailing side.", \EdgeInsets.trailing)
    }
    Rows.type("enum Axis: Hashable, CaseIterable", "From left to right, or from top to bottom.") {
      Row.enumCase("horizontal", "From left to right.", Axis.horizontal)
      Row.enumCase("vertical", "From top to bottom.", Axis.vertical)
    }
    Rows.type("struct Axis.Set: OptionSet, Hashable", "One direction, or both.") {
      Row.constant("horizontal", "Axis.Set", "From left to right.", Axis.Set.horizontal)
      Row.constant("vertical", "Axis.Set", "From top to bottom.", Axis.Set.vertical)
    }
    guides
  }
}

extension CustomGuide {
  /// What a script's type says.
  fileprivate init(_ id: Value) throws {
    guard case .type(.nominal(let nominal, _)) = id, let script = nominal.script else {
      throw ScriptFailure("'\(id.described())' cannot be used as a guide")
    }
    self.init(type: ObjectIdentifier(script)) { view in
      // Views are laid out on the main actor, and the view's dimensions stay there.
      nonisolated(unsafe) let view = view
      return MainActor.assumeIsolated {
        guard let runtime = Runtime.current,
          let offset = script.members["defaultValue"]?.first?.body
        else { return 0 }
        return runtime.attempt(otherwise: 0) {
          var arguments = [view.scriptValue]
          return try CGFloat.from(try offset.call(&arguments, in: runtime))
        }
      }
    }
  }
}

extension HorizontalAlignment: NativeValue {}
extension VerticalAlignment: NativeValue {}
extension Alignment: NativeValue {}
extension TextAlignment: NativeValue {}
extension EdgeInsets: NativeValue {}
extension Axis: NativeValue {}
extension Axis.Set: NativeValue {}
extension Edge: NativeValue {}
extension Edge.Set: NativeValue {}
extension ViewDimensions: NativeValue {}
