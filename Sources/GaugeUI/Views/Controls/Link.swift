/// Words that lead to a page, as SwiftUI's `Link`, in the tint. A drawing does not open it.
public nonisolated struct Link<Label: View>: View {
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View { label.foregroundStyle(.tint) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: { Text(title) })
  }
}
