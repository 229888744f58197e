import GaugeUI

extension Catalogue {
  /// The types that literals and the language itself stand on.
  @RowBuilder static var standardTypes: [Row] {
    Rows.type("protocol Equatable", "Values that can be told equal.")
    Rows.type("protocol Hashable: Equatable", "Values that can be keys.")
    Rows.type("protocol Comparable: Equatable", "Values that have an order.")
    Rows.type("struct Bool: Hashable", "True or false.")
    Rows.type("struct Int: Hashable, Comparable", "A whole number.") {
      Row("init(_ value: Double)", "The whole part of a number.") { (value: Double) in
        guard let int = Int(exactly: value.rounded(.towardZero)) else {
          throw ScriptFailure(
            "Double value cannot be converted to Int because it is outside the representable range")
        }
        return int
      }
    }
    Rows.type("struct Double: Hashable, Comparable", "A number.") {
      Row("init(_ value: Int)", "The number as a floating-point one.") { (value: Int) in
        Double(value)
      }
    }
    Rows.type("struct String: Hashable, Comparable", "Text.")
    Rows.type("enum Optional<Wrapped>", "A value, or none.")
    Rows.type("struct Array<Element>", "Values in order.")
    Rows.type("struct Dictionary<Key: Hashable, Value>", "Values by key.")
  }
}
