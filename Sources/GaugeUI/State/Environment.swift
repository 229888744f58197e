/// Reads a value from the environment of the view it is a property of, as SwiftUI's `Environment`.
///
/// It is read while the view's `body` runs; elsewhere it gives the default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
