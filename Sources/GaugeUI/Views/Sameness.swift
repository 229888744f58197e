// Whether a value is surely the same as another, so that what was made of it can be kept. Saying no is always right.

/// Whether two values are the same to the last bit, and nothing they refer to can have changed: only values without
/// references are.
@inlinable @inline(__always)
func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in
      guard let left = left.baseAddress, let right = right.baseAddress else { return true }
      return memcmp(left, right, MemoryLayout<Value>.size) == 0
    }
  }
}

extension View {
  /// SwiftUI's rule: plain data is compared bit by bit, what is `Equatable` by `==`, anything else counts as changed.
  @inlinable public func _isSameView(as other: Self) -> Bool { haveSameBits(self, other) }

  @inlinable public static var _canBeSame: Bool { _isPOD(Self.self) }
}

extension View where Self: Equatable {
  @inlinable public func _isSameView(as other: Self) -> Bool { self == other }

  @inlinable public static var _canBeSame: Bool { true }
}

extension ShapeStyle {
  public func _isSameStyle(as other: Self) -> Bool { haveSameBits(self, other) }
}

extension ShapeStyle where Self: Equatable {
  public func _isSameStyle(as other: Self) -> Bool { self == other }
}

extension ShapeStyle {
  /// Whether `other` is of this type too, and the same.
  fileprivate func isSameStyle(asAny other: any ShapeStyle) -> Bool {
    (other as? Self).map { _isSameStyle(as: $0) } ?? false
  }
}

extension AnyShapeStyle {
  public func _isSameStyle(as other: AnyShapeStyle) -> Bool {
    switch (color, other.color) {
    case (let color?, let other?): color == other
    case (nil, nil): style.isSameStyle(asAny: other.style)
    default: false
    }
  }
}

extension AnyShapeStyle? {
  @usableFromInline func isSame(as other: AnyShapeStyle?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left._isSameStyle(as: right)
    default: false
    }
  }
}
