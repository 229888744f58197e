/// The look of every label in a view, as SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view that shows a symbol and a title.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a label tells its style, as SwiftUI's `LabelStyleConfiguration`.
public nonisolated struct LabelStyleConfiguration {
  public var title: Title
  public var icon: Icon

  public nonisolated struct Title: StyleLabel { let content: AnyView }
  public nonisolated struct Icon: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every label in this view in `style`. The innermost such modifier wins.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.label = style }
  }
}

/// The symbol, then the title, as SwiftUI's `.titleAndIcon`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The symbol alone, as SwiftUI's `.iconOnly`.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The title alone, as SwiftUI's `.titleOnly`.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
