/// Where names of views belong, as SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public let wrappedValue: ID

  public init() { wrappedValue = ID(unique: UUID()) }

  /// One such place.
  public struct ID: Hashable, Sendable { fileprivate let unique: UUID }
}
