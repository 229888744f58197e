extension Value {
  /// The value as `print` writes it. Of one with very many parts, or parts within parts, it is only said that it has.
  func described(as type: SwiftType? = nil) -> String {
    text { written(as: type, by: .printing) }
  }

  /// The value as a debugger writes it, and as it is written inside another one: strings have quotes, types their modules.
  func reflected(as type: SwiftType? = nil) -> String {
    text { written(as: type, by: .reflecting) }
  }

  /// The value as the prompt shows what was asked for: as it is printed, but strings have quotes.
  func shown(as type: SwiftType) -> String {
    if case .string(let string) = self { return string.debugDescription }
    return described(as: type)
  }

  private func text(_ write: () -> String) -> String {
    isDescribable ? write() : "(\(Self.mostParts) parts and more)"
  }

  /// A value can hold the same one many times over: sixty arrays, each with two of the one before, would be written in
  /// 10¹⁸ parts.
  private static let mostParts = 100_000
  private static let deepestPart = 1_000

  private var isDescribable: Bool {
    var parts = 0
    var pending = [(value: self, depth: 0)]
    while let (value, depth) = pending.popLast() {
      let inner = value.parts
      parts += 1 + inner.count
      guard parts <= Self.mostParts, depth <= Self.deepestPart else { return false }
      pending += inner.map { ($0, depth + 1) }
    }
    return true
  }

  /// The values that writing this one writes.
  private var parts: [Value] {
    switch self {
    case .array(let values), .tuple(let values): values
    case .some(let value): [value]
    case .set(let values): values.map(\.value)
    case .dictionary(let pairs): pairs.flatMap { [$0.key.value, $0.value] }
    case .instance(let instance): instance.fields
    case .enumCase(let value): value.payload
    case .native(let slice as SliceValue): Array(slice.elements)
    case .native(let made as LibraryCase): made.payload
    case .native(let ordered as OrderedPairs): ordered.pairs
    default: []
    }
  }
}
