/// A value that views hand up to the views around them, as SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

// A drawing is made once: nobody waits for what is handed up. Each is accepted.
extension View {
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type, value: K.Value
  ) -> some View { self }
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
}
