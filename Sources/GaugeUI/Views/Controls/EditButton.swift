/// Begins editing, as SwiftUI's `EditButton`; in a drawing nothing is edited.
public nonisolated struct EditButton: View {
  public init() {}

  @MainActor public var body: some View { Button("Edit") {} }
}
