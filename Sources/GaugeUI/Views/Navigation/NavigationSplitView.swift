/// Columns that lead to one another, as SwiftUI's `NavigationSplitView`: side by side, as on a wide screen.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  @MainActor public var body: some View {
    HStack(alignment: .top) {
      column { sidebar }
      if Content.self != EmptyView.self {
        Divider()
        column { content }
      }
      Divider()
      column { detail }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  @MainActor private func column<Root: View>(@ViewBuilder _ root: () -> Root) -> some View {
    NavigationStack(root: root).frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// - Parameter columnVisibility: Accepted: all columns are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// - Parameter columnVisibility: Accepted: all columns are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns are shown, as SwiftUI's `NavigationSplitViewVisibility`.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}
