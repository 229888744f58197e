/// A value in the environment that a program adds, as SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}
