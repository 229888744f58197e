/// One of several views, chosen by the tabs below, as SwiftUI's `TabView`: the one whose tag is selected, else the first.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let tabs = Choice.nodes(of: content, in: context)
    guard !tabs.isEmpty else { return }
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    let index = tabs.firstIndex { selected != nil && $0.traits.tag == selected }
    TabsView(tabs: tabs, selected: index ?? 0)._resolve(in: context, into: &nodes)
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The view of the selected tab, over the tabs.
private nonisolated struct TabsView: View {
  @Environment(\.controlStyles) private var styles
  let tabs: [LayoutNode]
  let selected: Int

  @MainActor var body: some View {
    if styles.hasPages {
      VStack {
        NodeView(node: tabs[selected])
        HStack(spacing: 8) {
          ForEach(tabs.indices, id: \.self) { index in
            Text(verbatim: "●").opacity(index == selected ? 1 : 0.3)
          }
        }
      }
    } else if tabs.contains(where: { $0.traits.tabItem != nil }) {
      VStack {
        NodeView(node: tabs[selected])
        Divider()
        HStack(spacing: 8) {
          ForEach(tabs.indices, id: \.self) { index in
            HStack { tabs[index].traits.tabItem }
              .foregroundStyle(index == selected ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray))
              .lineLimit(1)
              .frame(maxWidth: .infinity)
          }
        }
      }
    } else {
      NodeView(node: tabs[selected])
    }
  }
}

/// How a tab view looks, as SwiftUI's `TabViewStyle`.
public protocol TabViewStyle {
  /// Whether there are dots instead of tabs.
  var _hasPages: Bool { get }
}

public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public var _hasPages: Bool { false }
}

/// Pages to turn, with a dot for each.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    let isShown: Bool

    public static let automatic = IndexDisplayMode(isShown: true)
    public static let always = IndexDisplayMode(isShown: true)
    public static let never = IndexDisplayMode(isShown: false)
  }

  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _hasPages: Bool { mode.isShown }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Draws every tab view in this view in `style`. The innermost such modifier wins.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    let hasPages = style._hasPages
    return changingEnvironment { $0.controlStyles.hasPages = hasPages }
  }
}

/// How the dots of pages look, as SwiftUI's `IndexViewStyle`.
public protocol IndexViewStyle {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When dots have a ground of their own.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}
