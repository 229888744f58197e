/// What has the keyboard's attention, as SwiftUI's `FocusState`: nothing, in a drawing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: GaugeUI.State<Value>

  public init() where Value == Bool { state = GaugeUI.State(wrappedValue: false) }

  public init<T: Hashable>() where Value == T? { state = GaugeUI.State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(state: state) }

  /// Reads and writes what has attention from another view.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: GaugeUI.State<Value>

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Accepted: a drawing has no keyboard.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Accepted: a drawing has no keyboard.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
