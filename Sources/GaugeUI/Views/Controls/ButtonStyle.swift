/// The look of every button in a view, as SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button tells its style, as SwiftUI's `ButtonStyleConfiguration`.
public nonisolated struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// Never: a drawing is not pressed.
  public let isPressed = false

  /// What the button does, in words or symbols.
  public nonisolated struct Label: StyleLabel { let content: AnyView }
}

/// The look of every button in a view, and what presses it, as SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a button tells a style that presses it, as SwiftUI's `PrimitiveButtonStyleConfiguration`.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label

  /// What the button does, in words or symbols.
  public nonisolated struct Label: StyleLabel { let content: AnyView }

  /// Does nothing: a drawing is not pressed.
  public func trigger() {}
}

/// A style that leaves the pressing to the library.
nonisolated struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content)))
  }
}

extension View {
  /// Draws every button in this view in `style`. The innermost such modifier wins.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.button = PressedButtonStyle(style: style) }
  }

  /// Draws every button in this view in `style`. The innermost such modifier wins.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.button = style }
  }
}
