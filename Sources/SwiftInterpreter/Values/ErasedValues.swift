import GaugeUI

// What library protocols come to in the closures of rows: one type that holds any conforming value.

extension AnyView: NativeValue {
  /// Any view; a builder's closure is called for the view it gives.
  static func from(_ value: Value) throws -> AnyView {
    switch value {
    case .native(let any):
      // Looking for a conformance takes longer than asking for the types that most views are.
      if let view = any as? AnyView { return view }
      if let view = any as? Text { return AnyView(view) }
      if let view = any as? ViewSequence { return AnyView(view) }
      if let view = any as? ViewBranch { return AnyView(view) }
      if let view = any as? any View { return AnyView(view) }
    case .instance(let instance):
      return instance.conforms(to: "Shape")
        ? AnyView(ScriptShape(instance)) : AnyView(ScriptBody(instance: instance))
    case .none: return AnyView(EmptyView())
    case .some(let inner): return try from(inner)
    case .function(let function): return try from(function())
    default: break
    }
    throw BridgingError(expected: "a view", found: value)
  }
}

extension AnyShapeStyle: NativeValue {
  static func from(_ value: Value) throws -> AnyShapeStyle {
    guard case .native(let any) = value, let style = any as? any ShapeStyle else {
      throw BridgingError(expected: "a shape style", found: value)
    }
    return AnyShapeStyle(style)
  }
}

/// A style of any kind: the library's own, or a script's.
struct AnyStyle: NativeValue {
  private let base: Any

  init(_ base: Any) { self.base = base }

  /// The style as one of a kind.
  func of<Style>(_ kind: Style.Type) throws -> Style {
    guard let style = base as? Style else {
      throw BridgingError(expected: "a style", found: .native(base))
    }
    return style
  }

  static func from(_ value: Value) throws -> AnyStyle {
    switch value {
    case .instance(let instance): return AnyStyle(ScriptStyle(instance: instance))
    case .native(let style as AnyStyle): return style
    case .native(let any): return AnyStyle(any)
    default: throw BridgingError(expected: "a style", found: value)
    }
  }
}

extension RangeValue: NativeValue {
  static func from(_ value: Value) throws -> RangeValue {
    guard case .range(let range) = value else {
      throw BridgingError(expected: "a range", found: value)
    }
    return range
  }
  var scriptValue: Value { .range(self) }
}

extension ClosedRange: NativeValue where Bound: NativeValue {
  static func from(_ value: Value) throws -> ClosedRange<Bound> {
    let range = try RangeValue.from(value)
    let (lower, upper) = (try Bound.from(range.lower), try Bound.from(range.upper))
    guard lower <= upper else { throw BridgingError(expected: "\(Self.self)", found: value) }
    return lower...upper
  }
  var scriptValue: Value {
    (try? RangeValue(.closed, lowerBound.scriptValue, upperBound.scriptValue)).map { .range($0) }
      ?? .void
  }
}

extension Range: NativeValue where Bound: NativeValue {
  static func from(_ value: Value) throws -> Range<Bound> {
    let range = try RangeValue.from(value)
    let (lower, upper) = (try Bound.from(range.lower), try Bound.from(range.upper))
    guard lower <= upper else { throw BridgingError(expected: "\(Self.self)", found: value) }
    return lower..<upper
  }
  var scriptValue: Value {
    (try? RangeValue(.halfOpen, lowerBound.scriptValue, upperBound.scriptValue)).map { .range($0) }
      ?? .void
  }
}
