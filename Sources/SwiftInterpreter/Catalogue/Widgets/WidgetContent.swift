import GaugeUI

/// What a widget shows: the view of the entry that a preview gives it, else of the provider's placeholder; in the room of
/// the kind that a preview shows, else once in that of each kind that the widget can be.
struct WidgetContent: View, NativeValue {
  @Environment(\.widgetEntry) private var entry
  @Environment(\.shownFamily) private var shownFamily
  @Environment(\.supportedFamilies) private var supportedFamilies
  let provider: Value
  let content: FunctionValue

  var body: some View {
    if let shownFamily {
      widget(of: shownFamily)
    } else {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(supportedFamilies, id: \.self) { widget(of: $0) }
      }
    }
  }

  private func widget(of family: WidgetFamily) -> some View {
    WidgetRoom(
      Runtime.current?.view {
        guard let entry = try entry ?? placeholder(in: family) else { return AnyView(EmptyView()) }
        return try AnyView.from(content(entry))
      }
    ).environment(\.widgetFamily, family)
  }

  private func placeholder(in family: WidgetFamily) throws -> Value? {
    guard let runtime = Runtime.current else { return nil }
    for member in provider.scriptType?.members["placeholder"] ?? [] {
      guard case .function(let body) = member.implementation else { continue }
      return try body.call([provider, family.scriptValue], in: runtime)
    }
    return nil
  }
}

extension EnvironmentValues {
  private struct WidgetEntryKey: EnvironmentKey {
    static let defaultValue: Value? = nil
  }

  /// The entry of a widget's timeline that a preview shows.
  var widgetEntry: Value? {
    get { self[WidgetEntryKey.self] }
    set { self[WidgetEntryKey.self] = newValue }
  }

  private struct ShownFamilyKey: EnvironmentKey {
    static let defaultValue: WidgetFamily? = nil
  }

  /// The kind of widget that a preview shows; `nil` where none says it.
  var shownFamily: WidgetFamily? {
    get { self[ShownFamilyKey.self] }
    set { self[ShownFamilyKey.self] = newValue }
  }

  private struct SupportedFamiliesKey: EnvironmentKey {
    static let defaultValue: [WidgetFamily] = [.systemSmall]
  }

  /// The kinds that a widget can be; the small one where it does not say.
  var supportedFamilies: [WidgetFamily] {
    get { self[SupportedFamiliesKey.self] }
    set { self[SupportedFamiliesKey.self] = newValue }
  }
}
