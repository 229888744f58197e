/// A button that shares something, as SwiftUI's `ShareLink`. A drawing shares nothing.
public nonisolated struct ShareLink<Content: View>: View {
  private let label: Content

  @MainActor public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink {
  public init(item: String) where Content == Label<Text, Image> {
    self.init("Share…", item: item)
  }

  public init(item: URL) where Content == Label<Text, Image> {
    self.init("Share…", item: item.absoluteString)
  }

  public init(_ titleKey: LocalizedStringKey, item: String) where Content == Label<Text, Image> {
    label = Label(titleKey, systemImage: "square.and.arrow.up")
  }

  public init(item: String, @ViewBuilder label: () -> Content) { self.label = label() }
}
