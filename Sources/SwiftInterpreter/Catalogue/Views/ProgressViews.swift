import GaugeUI

extension Catalogue {
  @RowBuilder static var progressViews: [Row] {
    Rows.type("struct ProgressView: View", "How far something has come.") {
      Row.view("init()", "Something is under way.") { ProgressView() }
      Row.titled("init", ")", "Something is under way.") { (title: LocalizedStringKey) in
        ProgressView(title)
      }
      Row.view("init<Label: View>(@ViewBuilder label: () -> Label)", "Something is under way.") {
        (label: AnyView) in ProgressView { label }
      }
      Row.view(
        "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)", "A part of a total."
      ) { (value: Double?, total: Double) in ProgressView(value: value, total: total) }
      Row.titled(
        "init<V: BinaryFloatingPoint>", ", value: V?, total: V = 1.0)", "A part of a total."
      ) { (title: LocalizedStringKey, value: Double?, total: Double) in
        ProgressView(title, value: value, total: total)
      }
      Row.view(
        "init<V: BinaryFloatingPoint, Label: View>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)",
        "A part of a total, with a label."
      ) { (value: Double?, total: Double, label: AnyView) in
        ProgressView(value: value, total: total) { label }
      }
      Row.view(
        "init<V: BinaryFloatingPoint, Label: View, CurrentValueLabel: View>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)",
        "A part of a total, with a label and words for the value."
      ) { (value: Double?, total: Double, label: AnyView, current: AnyView) in
        ProgressView(value: value, total: total) {
          label
        } currentValueLabel: {
          current
        }
      }
      Row.view(
        "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)",
        "What is left of a stretch of time, or has gone by."
      ) { (interval: ClosedRange<Date>, countsDown: Bool) in
        ProgressView(timerInterval: interval, countsDown: countsDown)
      }
      Row.view(
        "init<Label: View>(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)",
        "What is left of a stretch of time, or has gone by, with a label."
      ) { (interval: ClosedRange<Date>, countsDown: Bool, label: AnyView) in
        ProgressView(timerInterval: interval, countsDown: countsDown) { label }
      }
      Row.view(
        "init<Label: View, CurrentValueLabel: View>(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)",
        "What is left of a stretch of time, or has gone by, with labels."
      ) { (interval: ClosedRange<Date>, countsDown: Bool, label: AnyView, current: AnyView) in
        ProgressView(
          timerInterval: interval, countsDown: countsDown, label: { label },
          currentValueLabel: { current })
      }
      Row.view(
        "init(_ configuration: ProgressViewStyleConfiguration)", "The progress view of a style."
      ) { (configuration: ProgressViewStyleConfiguration) in ProgressView(configuration) }
    }
  }
}
