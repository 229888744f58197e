import GaugeUI

extension Catalogue {
  /// The layouts of the library's own containers, and any of them.
  @RowBuilder static var stackLayouts: [Row] {
    Rows.type("struct HStackLayout: Layout", "The layout of an HStack.") {
      Row(
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)",
        "Side by side, spaced in points."
      ) { (alignment: VerticalAlignment, spacing: CGFloat?) in
        HStackLayout(alignment: alignment, spacing: spacing)
      }
    }
    Rows.type("struct VStackLayout: Layout", "The layout of a VStack.") {
      Row(
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)",
        "One under another, spaced in points."
      ) { (alignment: HorizontalAlignment, spacing: CGFloat?) in
        VStackLayout(alignment: alignment, spacing: spacing)
      }
    }
    Rows.type("struct ZStackLayout: Layout", "The layout of a ZStack.") {
      Row("init(alignment: Alignment = .center)", "One upon another.") { (alignment: Alignment) in
        ZStackLayout(alignment: alignment)
      }
    }
    Rows.type("struct GridLayout: Layout", "The layout of a Grid.") {
      Row(
        "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)",
        "In rows and columns, spaced in points."
      ) { (alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?) in
        GridLayout(
          alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
      }
    }
    Rows.type("struct AnyLayout: Layout", "Any layout: one may give way to another.") {
      Row("init<L: Layout>(_ layout: L)", "A layout whose type is not told.") {
        (layout: AnyLayout) in layout
      }
    }
  }
}

extension AnyLayout: NativeValue {
  /// A layout of the library's, or a script's.
  static func from(_ value: Value) throws -> AnyLayout {
    switch value {
    case .instance(let instance): return AnyLayout(ScriptLayout(instance: instance))
    case .native(let any):
      if let layout = any as? any Layout { return AnyLayout(layout) }
    default: break
    }
    throw BridgingError(expected: "a layout", found: value)
  }
}

extension HStackLayout: NativeValue {}
extension VStackLayout: NativeValue {}
extension ZStackLayout: NativeValue {}
extension GridLayout: NativeValue {}
