/// The look of every form in a view, as SwiftUI's `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// The view that shows a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a form tells its style, as SwiftUI's `FormStyleConfiguration`.
public nonisolated struct FormStyleConfiguration {
  public let content: Content

  public nonisolated struct Content: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every form in this view in `style`. The innermost such modifier wins.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.form = style }
  }
}

/// Rows below one another, as SwiftUI's `.automatic`. The other styles are drawn alike.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ListRows { configuration.content }
  }
}
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticFormStyle().makeBody(configuration: configuration)
  }
}
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticFormStyle().makeBody(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
