extension WidgetFamily {
  /// The room that a widget of this kind has, in points; `nil` where it is as large as its text.
  ///
  /// Widgets of the home screen have what they have on an iPhone of 390 × 844 points, the largest what it has on an iPad of
  /// 768 × 1024. Those of the lock screen have room for a gauge as it is drawn here, which the 72 points of a telephone's
  /// are too few for.
  package var room: CGSize? {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 540, height: 260)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 112, height: 112)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: nil
    }
  }

  /// Whether it stands on a home screen, with a background and a margin.
  fileprivate var isOnHomeScreen: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
    }
  }
}

/// A widget's view in the room of its kind, as a preview of the widget shows it.
package nonisolated struct WidgetRoom<Content: View>: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetMargin) private var margin
  private let content: Content

  package init(_ content: Content) { self.content = content }

  @MainActor package var body: some View {
    if let size = family.room {
      let margin = family.isOnHomeScreen ? margin : 0
      content
        .padding(margin)
        .environment(\.backgroundMargin, family.isOnHomeScreen ? margin : nil)
        .frame(width: size.width, height: size.height)
    } else {
      content
    }
  }
}

/// What lies under a widget of the home screen, to its edges. Elsewhere nothing does.
private nonisolated struct ContainerBackground<Background: View>: ViewModifier {
  @Environment(\.backgroundMargin) private var margin
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  @MainActor func body(content: Content) -> some View {
    if let margin, container == .widget {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(alignment: alignment) {
          ZStack(alignment: alignment) { background }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipShape(RoundedRectangle(cornerRadius: 22))
            .padding(-margin)
        }
    } else {
      content
    }
  }
}

extension View {
  /// Paints what lies under a widget, as SwiftUI does: on the home screen, and only in a preview of the widget.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts a view under a widget, as SwiftUI does: on the home screen, and only in a preview of the widget.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackground(container: container, alignment: alignment, background: content()))
  }
}

/// What lies under a widget of the lock screen or a watch, as WidgetKit's view of that name: a faint disc, or a faint
/// rectangle where the widget is one.
public nonisolated struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}

  @MainActor public var body: some View {
    switch family {
    case .accessoryInline: EmptyView()
    case .accessoryRectangular: RoundedRectangle(cornerRadius: 12).fill(.quaternary)
    default: Circle().fill(.quaternary)
    }
  }
}

private enum WidgetMarginKey: EnvironmentKey {
  static var defaultValue: CGFloat { 16 }
}

private enum BackgroundMarginKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// How far a widget's content stays from the edges of its room on a home screen, in points.
  package var widgetMargin: CGFloat {
    get { self[WidgetMarginKey.self] }
    set { self[WidgetMarginKey.self] = newValue }
  }

  /// How far a widget's background goes beyond its content; `nil` where it has none.
  fileprivate var backgroundMargin: CGFloat? {
    get { self[BackgroundMarginKey.self] }
    set { self[BackgroundMarginKey.self] = newValue }
  }

  /// How far a widget's content stays from its edges.
  public var widgetContentMargins: EdgeInsets {
    let margin = widgetFamily.isOnHomeScreen ? widgetMargin : 0
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}
