/// A part of what a control tells its style: any view, under a type of its own.
@MainActor @preconcurrency
protocol StyleLabel: PrimitiveView {
  var content: AnyView { get }
}

extension StyleLabel {
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context, into: &nodes)
  }

  public var _isEmpty: Bool { content._isEmpty }
}
