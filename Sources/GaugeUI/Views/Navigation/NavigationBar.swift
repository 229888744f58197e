/// What views within a navigation container say of its bar, gathered while they are resolved.
@MainActor
final class NavigationBar {
  /// What the bar says.
  var title: AnyView?
  /// Whether the title stands small in the middle.
  var isInline = false
  /// Whether it is left out.
  var isHidden = false
  private var items: [ToolbarItemPlacement.Place: [LayoutNode]] = [:]

  var isEmpty: Bool { isHidden || title == nil && items.isEmpty }

  func add(_ nodes: _NodeList) {
    for node in nodes.nodes {
      items[(node.traits.placement ?? .automatic).place, default: []].append(node)
    }
  }
}

extension NavigationBar {
  /// The bar above the content: buttons on both sides, the title between them or below.
  var top: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isInline || !items.keys.allSatisfy({ $0 == .bottom }) {
        ZStack {
          HStack {
            views(at: .leading)
            Spacer(minLength: 8)
            views(at: .trailing)
          }
          HStack {
            views(at: .principal)
            if isInline, items[.principal] == nil { title.font(.headline) }
          }
        }
      }
      // One row: letters as large as a phone's title would take more room here than what they name.
      if !isInline { title.font(.title2.bold()) }
    }
  }

  /// The bar below the content.
  var bottom: some View {
    HStack { views(at: .bottom) }
  }

  var hasBottom: Bool { items[.bottom] != nil }

  private func views(at place: ToolbarItemPlacement.Place) -> some View {
    let nodes = items[place] ?? []
    return ForEach(nodes.indices, id: \.self) { NodeView(node: nodes[$0]) }
  }
}

/// Says something of the bar around.
private nonisolated struct BarModifier: PrimitiveModifier {
  enum Part {
    case title(Text)
    case isInline(Bool)
    case isHidden(Bool)
    case items(AnyView)
  }

  let part: Part

  @MainActor func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    if let bar = context.environment.navigationBar { say(to: bar, in: context) }
    content._resolve(in: context, into: &nodes)
  }

  @MainActor private func say(to bar: NavigationBar, in context: _ViewContext) {
    switch part {
    case .title(let title): bar.title = AnyView(title)
    case .isInline(let isInline): bar.isInline = isInline
    case .isHidden(let isHidden): bar.isHidden = isHidden
    case .items(let items):
      var nodes = _NodeList()
      items._resolve(in: context.child(1), into: &nodes)
      bar.add(nodes)
    }
  }
}

extension View {
  /// What the bar of the navigation around says. Outside of one it is not shown.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier(part: .title(title)))
  }

  /// The older name.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The older form.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether the title stands large below the bar, or small in it.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarModifier(part: .isInline(displayMode == .inline)))
  }

  /// Buttons in the bar of the navigation around. Outside of one they are not shown.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BarModifier(part: .items(AnyView(content()))))
  }

  /// Hides the bar, or shows it.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarModifier(part: .isHidden(visibility == .hidden && bars.contains { $0 == .navigationBar })))
  }

  /// Hides the bar, or shows it.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarModifier(part: .isHidden(hidden)))
  }

  /// Accepted: a drawing has nowhere to go back to.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }
}

/// What a navigation bar holds, as SwiftUI's `NavigationBarItem`.
public enum NavigationBarItem {
  /// Where the title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

// The oldest form of toolbars.
extension View {
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
