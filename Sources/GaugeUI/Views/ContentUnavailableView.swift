/// Says that there is nothing to show, and why, as SwiftUI's `ContentUnavailableView`.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 0) {
      label
        .labelStyle(StackedLabelStyle())
        .font(.title2.bold())
      description
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions.padding(.top, 16)
    }
  }
}

/// A symbol over its title.
nonisolated struct StackedLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == GaugeUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    label = GaugeUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = GaugeUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// What a search for `text` without a result shows.
  public static func search(text: String) -> Self {
    text.isEmpty
      ? search
      : Self(
        "No Results for “\(text)”", systemImage: "magnifyingglass",
        description: Text("Check the spelling or try a new search."))
  }

  /// What a search without a result shows.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
