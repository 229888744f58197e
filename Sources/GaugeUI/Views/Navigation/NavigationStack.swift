/// Views that lead to one another, as SwiftUI's `NavigationStack`: the first of them, under its title and between its
/// toolbar's buttons.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    NavigationContent(root: root)._resolve(in: context, into: &nodes)
  }
}

/// Where a navigation stack has got to, as SwiftUI's `NavigationPath`. A drawing shows the first view all the same.
public struct NavigationPath: Equatable, Sendable {
  /// How many views it has gone through.
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  public mutating func append<V: Hashable>(_ value: V) { count += 1 }

  /// Goes back by `k` views, or to the first where there are fewer.
  public mutating func removeLast(_ k: Int = 1) { count -= min(max(k, 0), count) }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(root: root()) }

  /// - Parameter path: Accepted: a drawing shows the root.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root())
  }
}

extension NavigationStack {
  /// - Parameter path: Accepted: a drawing shows the root.
  public init<Element: Hashable>(
    path: Binding<[Element]>, @ViewBuilder root: () -> Root
  ) where Data == [Element] {
    self.init(root: root())
  }
}

/// The older form of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// Content below its bar.
private nonisolated struct NavigationContent<Root: View>: PrimitiveView {
  let root: Root

  @MainActor func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var inner = context.deeper() else { return }
    let bar = NavigationBar()
    inner.environment.navigationBar = bar
    inner.stackAxis = nil
    var content = _NodeList()
    root._resolve(in: inner, into: &content)
    let node = content.root(metrics: context.environment.metrics)
    guard !bar.isEmpty else { return nodes.append(node) }
    VStack(alignment: .leading) {
      bar.top
      NodeView(node: node)
      if bar.hasBottom { bar.bottom }
    }
    ._resolve(in: context, into: &nodes)
  }
}

extension View {
  /// Accepted: a drawing shows where navigation begins.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Accepted: a drawing shows where navigation begins.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Accepted: a view that is there once looks one way.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// How navigation looks, as SwiftUI's `NavigationViewStyle`. In a terminal there is one look.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
  public static var automatic: StackNavigationViewStyle { StackNavigationViewStyle() }
}
