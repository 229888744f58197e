/// The look of every menu in a view, as SwiftUI's `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// The view that shows a closed menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a menu tells its style, as SwiftUI's `MenuStyleConfiguration`: it is drawn by a `Menu` of it.
public nonisolated struct MenuStyleConfiguration {
  let label: Label

  public nonisolated struct Label: StyleLabel { let content: AnyView }

  /// The actions, which a closed menu does not show.
  public nonisolated struct Content: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension View {
  /// Draws every menu in this view in `style`. The innermost such modifier wins.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.menu = style }
  }
}

/// Words in the tint, as SwiftUI's `.automatic`.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label })
  }
}

/// Words in the tint, as SwiftUI's `.borderlessButton`.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button in the style around, as SwiftUI's `.button`.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
