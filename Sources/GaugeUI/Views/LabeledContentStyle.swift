/// The look of every value with a label in a view, as SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view that shows a value with a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a value with a label tells its style, as SwiftUI's `LabeledContentStyleConfiguration`.
public nonisolated struct LabeledContentStyleConfiguration {
  public let label: Label
  public let content: Content

  public nonisolated struct Label: StyleLabel { let content: AnyView }
  public nonisolated struct Content: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every value with a label in this view in `style`. The innermost such modifier wins.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View { changingEnvironment { $0.controlStyles.labeledContent = style } }
}

/// The label at the leading end and the value at the trailing one, as SwiftUI's `.automatic`.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl {
      configuration.label
    } control: {
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
