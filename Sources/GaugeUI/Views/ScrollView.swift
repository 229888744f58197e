/// Content that may be larger than its room, as SwiftUI's `ScrollView`. A drawing does not scroll: all of it is shown.
public nonisolated struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  /// Accepted: there are none.
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public var body: some View {
    VStack { content }
      .fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }
}
