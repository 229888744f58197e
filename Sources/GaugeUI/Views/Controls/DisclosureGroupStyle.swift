/// The look of every disclosure group in a view, as SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view that shows views that can be folded away.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a disclosure group tells its style, as SwiftUI's `DisclosureGroupStyleConfiguration`.
public nonisolated struct DisclosureGroupStyleConfiguration {
  public let label: Label
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  public nonisolated struct Label: StyleLabel { let content: AnyView }
  public nonisolated struct Content: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every disclosure group in this view in `style`. The innermost such modifier wins.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View { changingEnvironment { $0.controlStyles.disclosureGroup = style } }
}

/// The label over the content, with an arrow at the trailing end, as SwiftUI's `.automatic`.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
          .foregroundStyle(.tint)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
