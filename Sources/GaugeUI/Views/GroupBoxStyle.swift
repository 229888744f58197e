/// The look of every group box in a view, as SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view that sets views apart under a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a group box tells its style, as SwiftUI's `GroupBoxStyleConfiguration`.
public nonisolated struct GroupBoxStyleConfiguration {
  public let label: Label
  public let content: Content

  public nonisolated struct Label: StyleLabel { let content: AnyView }
  public nonisolated struct Content: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every group box in this view in `style`. The innermost such modifier wins.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.groupBox = style }
  }
}

/// Between two lines, as SwiftUI's `.automatic`: without colours a ground could not be told from the tracks of gauges.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack(alignment: .leading) { configuration.content }
        .padding(.vertical, 16)
        // In the middle of their rows, where every set of characters has a line.
        .overlay(alignment: .top) { Divider().offset(y: 8) }
        .overlay(alignment: .bottom) { Divider().offset(y: -8) }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
