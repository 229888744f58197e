/// Views to read and change values with, as SwiftUI's `Form`: rows below one another, as in a list.
public nonisolated struct Form<Content: View>: View {
  @Environment(\.controlStyles) private var styles
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
    (styles.form ?? AutomaticFormStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.form = nil }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is told of, to be drawn in the usual style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
