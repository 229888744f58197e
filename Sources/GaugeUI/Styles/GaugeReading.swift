/// A view made of a gauge's value within a style's body.
///
/// A body that asks for the value itself is made anew, with all that is in it, whenever that changes; of one that leaves it
/// to a reading, only the reading is.
nonisolated struct GaugeReading<Content: View>: PrimitiveView {
  private let configuration: GaugeStyleConfiguration
  private let content: (Double) -> Content

  init(
    _ configuration: GaugeStyleConfiguration,
    @ViewBuilder content: @escaping (_ value: Double) -> Content
  ) {
    self.configuration = configuration
    self.content = content
  }

  @MainActor func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    configuration.source.resolvePlace(in: context, into: &nodes) { context, nodes in
      context.withCurrentEnvironment { content(configuration.value) }
        ._resolve(in: context, into: &nodes)
    }
  }
}
