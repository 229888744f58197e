import GaugeUI

extension Catalogue {
  @RowBuilder static var gauges: [Row] {
    Rows.type(
      "struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View",
      "A value within a range."
    ) {
      for row in gaugeInitializers(
        generics: "<V: BinaryFloatingPoint>", "value: V, in bounds: ClosedRange<V> = 0...1")
      {
        row.cautioning { (value: Number, bounds: Bounds) in value.caution(in: bounds) }
      }
      // SwiftUI takes a literal, but no `Int` variable.
      for (value, bounds) in [("Int", "Double"), ("Int", "Int")] {
        for row in gaugeInitializers(
          generics: "", "value: \(value), in bounds: ClosedRange<\(bounds)> = 0...1")
        {
          row.cautioning { (value: Number, bounds: Bounds) in value.caution(in: bounds) }
            .objecting(
              "initializer 'init(value:in:label:)' requires that 'Int' conform to 'BinaryFloatingPoint'",
              wrap: [0], in: "Double")
        }
      }
    }
  }

  @RowBuilder private static func gaugeInitializers(
    generics: String, _ value: String
  ) -> [Row] {
    Row.view(
      "init\(generics)(\(value), @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView",
      "A gauge that says what it is for."
    ) { (value: Number, bounds: Bounds, label: AnyView) in
      Gauge(value: value.value, in: bounds.range) { label }
    }
    Row.view(
      "init\(generics)(\(value), @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView",
      "A gauge that also says its value."
    ) { (value: Number, bounds: Bounds, label: AnyView, current: AnyView) in
      Gauge(value: value.value, in: bounds.range) {
        label
      } currentValueLabel: {
        current
      }
    }
    Row.view(
      "init\(generics)(\(value), @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView",
      "A gauge with labels of places along it, which no style draws."
    ) { (value: Number, bounds: Bounds, label: AnyView, current: AnyView, marked: AnyView) in
      Gauge(value: value.value, in: bounds.range) {
        label
      } currentValueLabel: {
        current
      } markedValueLabels: {
        marked
      }
    }
    Row.view(
      "init\(generics)(\(value), @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView",
      "A gauge that also says its range."
    ) {
      (value: Number, bounds: Bounds, label: AnyView, current: AnyView, low: AnyView, high: AnyView)
      in
      Gauge(value: value.value, in: bounds.range) {
        label
      } currentValueLabel: {
        current
      } minimumValueLabel: {
        low
      } maximumValueLabel: {
        high
      }
    }
    Row.view(
      "init\(generics)(\(value), @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels)",
      "A gauge with every label."
    ) {
      (
        value: Number, bounds: Bounds, label: AnyView, current: AnyView, low: AnyView,
        high: AnyView, marked: AnyView
      ) in
      Gauge(value: value.value, in: bounds.range) {
        label
      } currentValueLabel: {
        current
      } minimumValueLabel: {
        low
      } maximumValueLabel: {
        high
      } markedValueLabels: {
        marked
      }
    }
  }
}

/// A number of any type, as gauges take it.
private struct Number: NativeValue {
  var value: Double

  static func from(_ value: Value) throws -> Number {
    if case .int(let int) = value { return Number(value: Double(int)) }
    return Number(value: try Double.from(value))
  }

  /// What to say of a value that the gauge does not show as it is.
  func caution(in bounds: Bounds) -> String? {
    let range = bounds.range
    guard !range.contains(value) else { return nil }
    let end =
      value < range.lowerBound ? "at its beginning" : value.isNaN ? "as the least" : "at its end"
    let places = [value, range.lowerBound, range.upperBound].map {
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).grouping(.never)
        .format($0)
    }
    return
      "the value \(places[0]) is outside of the range \(places[1])...\(places[2]); it is drawn \(end)"
  }
}

/// A range of numbers of any type.
private struct Bounds: NativeValue {
  var range: ClosedRange<Double>

  static func from(_ value: Value) throws -> Bounds {
    let range = try RangeValue.from(value)
    let (low, high) = (try Number.from(range.lower).value, try Number.from(range.upper).value)
    guard low <= high else { throw ScriptFailure("Range requires lowerBound <= upperBound") }
    return Bounds(range: low...high)
  }
}
