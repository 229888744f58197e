/// Controls that belong together, as SwiftUI's `ControlGroup`: side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    HStack(spacing: 8) { content }.buttonStyle(.bordered)
  }
}
