/// The look of every button in a view, as SwiftUI's `ButtonStyle` and, since nothing is pressed, its
/// `PrimitiveButtonStyle` too.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public typealias PrimitiveButtonStyle = ButtonStyle

extension ButtonStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a button tells its style, as SwiftUI's `ButtonStyleConfiguration`.
public nonisolated struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  /// Never: a drawing is not pressed.
  public let isPressed = false

  /// What the button does, in words or symbols.
  public nonisolated struct Label: StyleLabel { let content: AnyView }

  /// Does nothing: a drawing is not pressed.
  public func trigger() {}
}

extension View {
  /// Draws every button in this view in `style`. The innermost such modifier wins.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.button = style }
  }
}
