/// Something a person does, as SwiftUI's `Gesture`. A drawing is one moment that nobody touches: gestures are accepted, and
/// what they do is not done.
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> Self { self }
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A gesture that may be none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

/// Dragging, as SwiftUI's `DragGesture`.
public struct DragGesture: Gesture {
  /// How far it has got; points.
  public struct Value: Equatable {
    public let time: Date
    public let location: CGPoint
    public let startLocation: CGPoint
    public let velocity: CGSize
    public let predictedEndLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Tapping, as SwiftUI's `TapGesture`.
public struct TapGesture: Gesture {
  public typealias Value = Void

  public init(count: Int = 1) {}
}

/// Tapping somewhere, as SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: Gesture {
  /// Where it was; points.
  public struct Value: Equatable {
    public let location: CGPoint
  }

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// Pressing for a while, as SwiftUI's `LongPressGesture`.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Pinching, as SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture: Gesture {
  /// How much larger it has become.
  public struct Value: Equatable {
    public let magnification: CGFloat
    public let startAnchor: UnitPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Pinching, as SwiftUI's older `MagnificationGesture`.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Turning, as SwiftUI's `RotateGesture`.
public struct RotateGesture: Gesture {
  /// How far it has turned.
  public struct Value: Equatable {
    public let rotation: Angle
    public let startAnchor: UnitPoint
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Turning, as SwiftUI's older `RotationGesture`.
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that lasts as long as a gesture, as SwiftUI's `GestureState`: its initial one, in a drawing.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}

/// Which gestures still count, as SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?
  ) -> some View { self }
}
