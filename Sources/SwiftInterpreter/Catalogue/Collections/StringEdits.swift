import Foundation

// Parts of texts that are exchanged, taken off and compared.
extension Catalogue {
  /// Changes by place.
  @RowBuilder static var changingParts: [Row] {
    Row.mutating(
      "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == String.Index, C.Element == Character",
      "Puts a text in the place of a part."
    ) { (text: inout String, bounds: RangeValue, new: Elements) in
      let new = try new.values.map { try String.from($0) }.joined()
      guard text.utf8.count + new.utf8.count <= Budget.elementsAtOnce else { throw Budget.failure }
      text.replaceSubrange(try bounds.places(in: text), with: new)
      return Value.void
    }
    Row.mutating(
      "mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == String.Index",
      "Takes a part out."
    ) { (text: inout String, bounds: RangeValue) in
      text.removeSubrange(try bounds.places(in: text))
      return Value.void
    }
    Row(
      "func replacingCharacters<R: RangeExpression>(in range: R, with replacement: String) -> String where R.Bound == String.Index",
      "With a text in the place of a part."
    ) { (text: String, bounds: RangeValue, new: String) in
      text.replacingCharacters(in: try bounds.places(in: text), with: new)
    }
    Row.mutating(
      "mutating func insert<S: Collection>(contentsOf newElements: S, at i: String.Index) where S.Element == Character",
      "Adds characters at a place."
    ) { (text: inout String, new: Elements, index: StringPosition) in
      try index.check(in: text, isEnd: true)
      text.insert(contentsOf: try new.values.map { try String.from($0) }.joined(), at: index.index)
      return Value.void
    }
    Row.mutating("mutating func write(_ other: String)", "Adds text at the end.") {
      (text: inout String, other: String) in
      guard text.utf8.count + other.utf8.count <= Budget.elementsAtOnce else {
        throw Budget.failure
      }
      text += other
      return Value.void
    }
    Row.mutating("mutating func trimPrefix(_ prefix: String)", "Takes off what it begins with.") {
      (text: inout String, prefix: String) in
      text = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      return Value.void
    }
  }

  @RowBuilder static var trimmedStrings: [Row] {
    Row("func trimmingPrefix(_ prefix: String) -> Substring", "Without what it begins with.") {
      (text: String, prefix: String) in
      text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }
    Row(
      "func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "Without the first characters that a closure picks."
    ) { (text: String, predicate: FunctionValue) in
      String(try text.drop { try Bool.from(try predicate(.string(String($0)))) })
    }
    Row("func appending(_ other: String) -> String", "With a text behind it.") {
      (text: String, other: String) in text + other
    }
    Row("func commonPrefix(with other: String) -> String", "What both begin with.") {
      (text: String, other: String) in text.commonPrefix(with: other)
    }
    Row(
      "func ranges(of other: String) -> [Range<String.Index>]", "Where a text stands in it."
    ) { (text: String, other: String) in
      try other.isEmpty ? [] : text.ranges(of: other).map { try $0.places }
    }
    Row("func firstRange(of other: String) -> Range<String.Index>?", "Where a text stands first.") {
      (text: String, other: String) in try text.firstRange(of: other).map { try $0.places }
    }
  }

  /// Orders of texts apart from that of `<`.
  @RowBuilder static var comparedStrings: [Row] {
    Row(
      "func compare(_ other: String, options: String.CompareOptions = []) -> ComparisonResult",
      "Which of both comes first."
    ) { (text: String, other: String, options: String.CompareOptions) in
      text.compare(other, options: options)
    }
    Row(
      "func caseInsensitiveCompare(_ other: String) -> ComparisonResult",
      "Which of both comes first, in any case."
    ) { (text: String, other: String) in text.caseInsensitiveCompare(other) }
    Row(
      "func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult",
      "Which of both comes first, in any case."
    ) { (text: String, other: String) in text.localizedCaseInsensitiveCompare(other) }
    Row(
      "func localizedStandardCompare(_ other: String) -> ComparisonResult",
      "Which of both comes first, numbers by their size."
    ) { (text: String, other: String) in text.localizedStandardCompare(other) }
  }

  @RowBuilder static var comparisonResults: [Row] {
    Rows.type("struct String.CompareOptions: OptionSet, Hashable", "How texts are compared.") {
      Row.constant(
        "caseInsensitive", "String.CompareOptions", "Small letters as large ones.",
        String.CompareOptions.caseInsensitive)
      Row.constant(
        "diacriticInsensitive", "String.CompareOptions", "Letters without their marks.",
        String.CompareOptions.diacriticInsensitive)
      Row.constant(
        "numeric", "String.CompareOptions", "Numbers by their size.", String.CompareOptions.numeric)
      Row.constant(
        "literal", "String.CompareOptions", "Sign by sign.", String.CompareOptions.literal)
    }
    Rows.type("enum ComparisonResult: Int", "Which of two values comes first.") {
      Row.enumCase("orderedAscending", "The left one.", ComparisonResult.orderedAscending)
      Row.enumCase("orderedSame", "Neither.", ComparisonResult.orderedSame)
      Row.enumCase("orderedDescending", "The right one.", ComparisonResult.orderedDescending)
    }
  }
}

extension ComparisonResult: NativeValue {}

extension RangeValue {
  /// The part of a text that it is.
  func places(in text: String) throws -> Range<String.Index> {
    func place(_ bound: Value, otherwise: String.Index) throws -> String.Index {
      if case .void = bound { return otherwise }
      let position = try StringPosition.from(bound)
      try position.check(in: text, isEnd: true)
      return position.index
    }
    let first = try place(lower, otherwise: text.startIndex)
    var end = try place(upper, otherwise: text.endIndex)
    if kind == .closed || kind == .through {
      guard end < text.endIndex else { throw ScriptFailure("String index is out of bounds") }
      end = text.index(after: end)
    }
    return first..<end
  }
}

extension Range<String.Index> {
  fileprivate var places: Value {
    get throws {
      .range(
        try RangeValue(
          .halfOpen, StringPosition(lowerBound).scriptValue, StringPosition(upperBound).scriptValue)
      )
    }
  }
}

extension String.CompareOptions: NativeValue {}
