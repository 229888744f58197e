// What is pressed, dragged and dropped. Nothing is in a picture; each is accepted.
extension View {
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  public nonisolated func onKeyPress(
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// A key that is pressed, as SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  public let key: KeyEquivalent

  /// Whether others hear of it too.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }
}

/// What can be dragged elsewhere, as CoreTransferable's `Transferable`.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
