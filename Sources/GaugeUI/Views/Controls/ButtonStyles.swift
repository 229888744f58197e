// The buttons that come with the library. A button is one row high: cells have no finer frame to put around its words.

/// Words in the tint, as SwiftUI's `.automatic`.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(ButtonInk(role: configuration.role))
  }
}

/// Words in the tint, as SwiftUI's `.borderless`.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as it is, as SwiftUI's `.plain`.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// Words in the tint on a pale ground of it, as SwiftUI's `.bordered`.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let ink = ButtonInk(role: configuration.role)
    configuration.label
      .foregroundStyle(ink)
      .padding(.horizontal, 8)
      .background(ink.opacity(0.2), in: RoundedRectangle(cornerRadius: 4))
  }
}

/// White words on the tint, as SwiftUI's `.borderedProminent`.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .background(ButtonInk(role: configuration.role), in: RoundedRectangle(cornerRadius: 4))
  }
}

/// On a pale pane, as SwiftUI's `.glass`.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// On a pane of the tint, as SwiftUI's `.glassProminent`.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

/// What a button is drawn in: red where it destroys something, grey where it does not respond, else the tint.
nonisolated struct ButtonInk: ShapeStyle {
  let role: ButtonRole?

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    if !environment.isEnabled { return Color.gray._paint(in: environment, bounds: bounds) }
    if role == .destructive { return Color.red._paint(in: environment, bounds: bounds) }
    return TintShapeStyle()._paint(in: environment, bounds: bounds)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
