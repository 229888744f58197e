import GaugeUI

extension ScriptBinding {
  /// This binding as the library's views read it. Where reading fails, the drawing says so and shows `fallback`.
  func reading<Content: NativeValue>(_ fallback: Content) -> Binding<Content> {
    Binding(
      get: {
        Runtime.current?.attempt(otherwise: fallback) { try Content.from(get()) } ?? fallback
      },
      set: { _ in })
  }

  /// This binding to a value of any type that can be told from others.
  var choice: Binding<HashableValue> {
    Binding(
      get: {
        HashableValue(Runtime.current?.attempt(otherwise: .void) { try get() } ?? .void)
      },
      set: { _ in })
  }
}
