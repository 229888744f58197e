import GaugeUI

extension Catalogue {
  /// Views that lead to pages or show what is on them. Nothing is opened, shared or fetched.
  @RowBuilder static var pages: [Row] {
    Rows.type("struct Link: View", "Words that lead to a page.") {
      Row.titled("init", ", destination: URL)", "A link that says something.") {
        (title: LocalizedStringKey, destination: URL) in Link(title, destination: destination)
      }
      Row.view(
        "init<Label: View>(destination: URL, @ViewBuilder label: () -> Label)",
        "A link with a label."
      ) { (destination: URL, label: AnyView) in Link(destination: destination) { label } }
    }
    Rows.type("struct URL: Hashable, Codable", "The address of a page.") {
      Row("init?(string: String)", "Reads an address.") { (text: String) in URL(string: text) }
      Row("var absoluteString: String", "The address as text.") { (url: URL) in
        url.absoluteString
      }
    }
    Rows.type("struct ShareLink: View", "A button that shares something.") {
      Row.view("init(item: String)", "Says so.") { (item: String) in ShareLink(item: item) }
      Row.view("init(item: URL)", "Says so.") { (item: URL) in ShareLink(item: item) }
      Row.view("init(_ titleKey: LocalizedStringKey, item: String)", "With a title.") {
        (title: LocalizedStringKey, item: String) in ShareLink(title, item: item)
      }
      Row.view(
        "init<Label: View>(item: String, @ViewBuilder label: () -> Label)", "With a label."
      ) { (item: String, label: AnyView) in ShareLink(item: item) { label } }
    }
    Rows.type("struct AsyncImage: View", "A picture from a page; what stands for it is shown.") {
      Row.view("init(url: URL?, scale: CGFloat = 1)", "A grey ground until it is there.") {
        (url: URL?, _: CGFloat) in AsyncImage(url: url)
      }
      Row.view(
        "init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P)",
        "Shows its place holder."
      ) { (url: URL?, _: CGFloat, _: FunctionValue, placeholder: AnyView) in
        AsyncImage(url: url, content: { $0 }, placeholder: { placeholder })
      }
      Row.view(
        "init<Content: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (AsyncImagePhase) -> Content)",
        "What a closure makes of the picture that is not there yet."
      ) { (_: URL?, _: CGFloat, content: FunctionValue) in
        try AnyView.from(try content(LibraryCase(name: "empty", payload: []).scriptValue))
      }
    }
    Rows.type("enum AsyncImagePhase", "How far a picture has come: here never on its way.") {
      Row(
        "case empty", summary: "It is not there yet.",
        body: .function { _ in
          LibraryCase(name: "empty", payload: []).scriptValue
        })
      Row("case success(_ image: Image)", "It is there.") { (image: Image) in
        LibraryCase(name: "success", payload: [image.scriptValue])
      }
      Row("case failure(_ error: any Error)", "It will not be there.") { (error: Value) in
        LibraryCase(name: "failure", payload: [error])
      }
      Row("var image: Image?", "The picture, once it is there.") { (phase: LibraryCase) in
        phase.name == "success" ? try phase.payload.first.map { try Image.from($0) } : nil
      }
      Row("var error: (any Error)?", "Why it is not there.") { (phase: LibraryCase) in
        phase.name == "failure" ? phase.payload.first : nil
      }
    }
  }
}

extension URL: NativeValue {}
