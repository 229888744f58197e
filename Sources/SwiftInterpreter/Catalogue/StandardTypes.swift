import GaugeUI

extension Catalogue {
  /// The types that literals and the language itself stand on.
  @RowBuilder static var standardTypes: [Row] {
    Rows.type("enum Never", "A value that there is none of.")
    Rows.type("protocol Equatable", "Values that can be told equal.")
    Rows.type("protocol Hashable: Equatable", "Values that can be keys.")
    Rows.type("protocol Comparable: Equatable", "Values that have an order.") {
      Row("static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>", "A range.") {
        (lower: Value, upper: Value) in Value.tuple([lower, upper])
      }
    }
    Rows.type("protocol Error", "What can be thrown.")
    Rows.type("protocol Numeric: Equatable", "Values that can be added and multiplied.")
    Rows.type("protocol BinaryInteger: Numeric, Hashable, Comparable", "Whole numbers.")
    Rows.type("protocol FixedWidthInteger: BinaryInteger", "Whole numbers with a limit.")
    Rows.type("protocol FloatingPoint: Numeric, Hashable, Comparable", "Numbers with a fraction.")
    Rows.type("protocol BinaryFloatingPoint: FloatingPoint", "Numbers with a binary fraction.")
    Rows.type("struct Bool: Hashable", "True or false.")
    Rows.type("struct Int: FixedWidthInteger", "A whole number.")
    Rows.type("struct Double: BinaryFloatingPoint", "A number.")
    Rows.type("struct CGFloat: BinaryFloatingPoint", "A number of points.")
    Rows.type("struct String: Hashable, Comparable", "Text.")
    Rows.type("enum Optional<Wrapped>", "A value, or none.")
    Rows.conformance("extension Optional: View where Wrapped: View")
    Rows.type("struct Array<Element>", "Values in order.")
    Rows.type("struct Dictionary<Key: Hashable, Value>", "Values by key.")
    Rows.type("struct Set<Element: Hashable>", "Different values.")
    Rows.type("struct ClosedRange<Bound: Comparable>", "From one value to another.")
    Rows.type("struct Range<Bound: Comparable>", "From one value up to another.")
    Rows.type("struct Binding<Value>", "Reads and writes a value kept elsewhere.")
    Rows.type("struct State<Value>", "A value that a view keeps.")
  }
}
