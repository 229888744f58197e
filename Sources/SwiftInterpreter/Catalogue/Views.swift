import GaugeUI

extension Catalogue {
  @RowBuilder static var views: [Row] {
    Rows.type("protocol View", "A piece of user interface.") {
      Row(
        "@ViewBuilder var body: Body { get }", summary: "What a view consists of.", body: .nothing)
    }
    Rows.type("protocol PreviewProvider", "What Xcode's canvas shows.") {
      Row(
        "@ViewBuilder static var previews: Previews { get }", summary: "The views to show.",
        body: .nothing)
    }
    Rows.type("struct EmptyView: View", "Nothing.") {
      Row("init()", "Makes an empty view.") { EmptyView() }
    }
    Rows.type("struct TupleView<Content>: View", "Several views in a row.")
    Rows.type("struct _ConditionalContent<First: View, Second: View>: View", "One of two views.")
    Rows.type("struct Text: View", "A line or more of text.") {
      Row("init(_ content: String)", "Text that shows a string.") { (content: String) in
        Text(verbatim: content)
      }
    }
    Rows.type(
      "struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View",
      "A value within a range."
    ) {
      Row(
        "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView",
        "A gauge that says what it is for."
      ) { (value: Double, bounds: ClosedRange<Double>, label: AnyView) in
        Gauge(value: value, in: bounds) { label }
      }
    }
  }
}

extension EmptyView: NativeValue {}
extension Text: NativeValue {}
extension Gauge: NativeValue {}
