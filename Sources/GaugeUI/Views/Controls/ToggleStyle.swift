/// The look of every toggle in a view, as SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The view that shows a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a toggle tells its style, as SwiftUI's `ToggleStyleConfiguration`.
public nonisolated struct ToggleStyleConfiguration {
  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }

  /// What is on or off.
  public nonisolated struct Label: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every toggle in this view in `style`. The innermost such modifier wins.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.toggle = style }
  }
}

/// A switch at the trailing end, as SwiftUI's `.switch`: green, or in the tint, where it is on.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl {
      configuration.label
    } control: {
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        if configuration.isOn {
          Capsule().fill(GaugeTint(along: .place(0), untinted: .green))
        } else {
          Capsule().fill(Color.primary.opacity(0.25))
        }
        Circle().fill(.white).frame(width: 16, height: 16)
      }
      .frame(width: 32, height: 16)
    }
    .changingEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }
}

/// A button that is filled where it is on, as SwiftUI's `.button`.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let button = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: AnyView(configuration.label)))
    if configuration.isOn {
      BorderedProminentButtonStyle().makeBody(configuration: button)
    } else {
      BorderedButtonStyle().makeBody(configuration: button)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
