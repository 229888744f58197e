/// Lines of text to edit, as SwiftUI's `TextEditor`: the text, in all the room there is.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    Text(verbatim: text.wrappedValue)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
