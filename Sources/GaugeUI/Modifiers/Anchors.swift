/// A place or a rectangle of a view, which views around it are told in their own points, as SwiftUI's `Anchor`.
public struct Anchor<Value> {
  /// In the view's own points.
  private let value: Value
  /// From these to the drawing's.
  private let place: CGAffineTransform
  private let move: (Value, CGAffineTransform) -> Value

  fileprivate init(
    _ value: Value, at place: CGAffineTransform,
    move: @escaping (Value, CGAffineTransform) -> Value
  ) {
    (self.value, self.place, self.move) = (value, place, move)
  }

  /// What it is in points from which `other` leads to the drawing's.
  func value(from other: CGAffineTransform) -> Value {
    move(value, place.concatenating(other.inverted()))
  }

  /// What of a view an anchor is of, as SwiftUI's `Anchor.Source`.
  public struct Source {
    private let value: (CGSize) -> Value
    private let move: (Value, CGAffineTransform) -> Value

    fileprivate init(
      _ value: @escaping (CGSize) -> Value, move: @escaping (Value, CGAffineTransform) -> Value
    ) {
      (self.value, self.move) = (value, move)
    }

    package func anchor(in room: GeometryProxy) -> Anchor {
      Anchor(value(room.size), at: room.transform, move: move)
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.value == right.value && left.place == right.place
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { rect { CGRect(origin: .zero, size: $0) } }

  /// A rectangle in the view's own points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self.rect { _ in rect } }

  private static func rect(_ value: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Self(value) { $0.around(under: $1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's own points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self({ _ in point }, move: { $0.applying($1) })
  }

  /// A place as a part of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(
      { CGPoint(x: $0.width.part(point.x), y: $0.height.part(point.y)) },
      move: { $0.applying($1) })
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension View {
  /// Hands up what `transform` makes of a place of this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    handing(AnyPreferenceKey(key), replaces: true) { handed, room in
      handed = transform(value.anchor(in: room))
    }
  }

  /// Changes what the views inside hand up, given a place of this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    handing(AnyPreferenceKey(key), replaces: false) { handed, room in
      guard var changed = handed as? K.Value else { return }
      transform(&changed, value.anchor(in: room))
      handed = changed
    }
  }
}

extension GeometryProxy {
  /// A place of another view, in this one's points.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: transform) }
}
