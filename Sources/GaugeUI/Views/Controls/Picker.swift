/// One of several choices, as SwiftUI's `Picker`. A choice is told by its `tag(_:)`, or as an element of a `ForEach`.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// The older order.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let choices = Choice.nodes(of: content, in: context)
    let selected = AnyHashable(selection.wrappedValue)
    let picker = PickerView(
      label: label, content: content, count: choices.count,
      selected: choices.firstIndex { $0.traits.tag == selected })
    picker._resolve(in: context, into: &nodes)
  }
}

/// One of the choices that views come to.
nonisolated struct Choice<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  @MainActor func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let choices = Self.nodes(of: content, in: context)
    if choices.indices.contains(index) { nodes.append(choices[index]) }
  }

  /// All choices.
  @MainActor static func nodes(of content: Content, in context: _ViewContext) -> [LayoutNode] {
    guard var inner = context.deeper() else { return [] }
    inner.environment.isChoosing = true
    inner.stackAxis = nil
    var choices = _NodeList()
    content._resolve(in: inner, into: &choices)
    return choices.nodes
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker where Label == GaugeUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { GaugeUI.Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { GaugeUI.Label(title, systemImage: systemImage) })
  }
}
