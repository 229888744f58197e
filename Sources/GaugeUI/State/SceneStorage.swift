/// A value that an app's window keeps under a key, as SwiftUI's `SceneStorage`: here for as long as the view lives.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// - Parameter key: Accepted: nothing is stored.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}
