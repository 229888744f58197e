/// The look of every group of controls in a view, as SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view that shows controls that belong together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a group of controls tells its style, as SwiftUI's `ControlGroupStyleConfiguration`.
public nonisolated struct ControlGroupStyleConfiguration {
  public let content: Content
  public let label: Label

  public nonisolated struct Content: StyleLabel { let content: AnyView }
  public nonisolated struct Label: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every group of controls in this view in `style`. The innermost such modifier wins.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View { changingEnvironment { $0.controlStyles.controlGroup = style } }
}

/// Side by side, as SwiftUI's `.automatic`.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

/// Side by side without grounds, as SwiftUI's `.navigation`.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
