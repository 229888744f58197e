// Words, symbols and views in a canvas. They are set in cells, upright, as large as everywhere.

extension GraphicsContext {
  /// Text that knows its font and colour, ready to be measured and drawn.
  public struct ResolvedText {
    let node: TextNode
    /// What it is painted with; accepted: text keeps its own style.
    public var shading: Shading

    /// The size, in points, that it takes where `size` is offered.
    @MainActor public func measure(in size: CGSize) -> CGSize {
      node.size(for: ProposedViewSize(size))
    }

    /// How far, in points, its first baseline lies below its top where `size` is offered.
    @MainActor public func firstBaseline(in size: CGSize) -> CGFloat {
      node.guide(VerticalAlignment.firstTextBaseline.guide, for: ProposedViewSize(size))
    }

    /// How far, in points, its last baseline lies below its top where `size` is offered.
    @MainActor public func lastBaseline(in size: CGSize) -> CGFloat {
      node.guide(VerticalAlignment.lastTextBaseline.guide, for: ProposedViewSize(size))
    }
  }

  /// A symbol that knows its size and colour.
  public struct ResolvedImage {
    let node: TextNode
    /// Its size, in points.
    public let size: CGSize
    /// How far, in points, its baseline lies below its top.
    public var baseline: CGFloat { size.height }
    /// What it is painted with; accepted: a symbol has the foreground style.
    public var shading: Shading?
  }

  /// `text` as it looks in this context.
  @MainActor public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: TextNode(text, in: environment), shading: .foreground)
  }

  /// `image` as it looks in this context.
  @MainActor public func resolve(_ image: Image) -> ResolvedImage {
    let node = TextNode(Text(image), in: environment)
    return ResolvedImage(node: node, size: node.size(for: .unspecified))
  }

  /// `shading` as it looks in this context.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext {
  /// Draws words so that `anchor`, a place in their frame, comes to lie at `point`.
  @MainActor
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws words in the lines that `rect` has room for, from its top leading corner.
  @MainActor
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  @MainActor
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.node, at: point, anchor: anchor)
  }

  @MainActor
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.node, in: rect) }

  /// Draws a symbol so that `anchor`, a place in its frame, comes to lie at `point`.
  @MainActor
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol in the middle of `rect`.
  @MainActor
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  @MainActor
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.node, at: point, anchor: anchor)
  }

  @MainActor
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.node, at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center)
  }

  @MainActor
  private func draw(_ node: LayoutNode, at point: CGPoint, anchor: UnitPoint) {
    let size = node.size(for: .unspecified)
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    guard origin.x.isFinite, origin.y.isFinite else { return }
    draw { node.show(at: origin, proposal: .unspecified, in: &$0) }
  }

  @MainActor
  private func draw(_ node: LayoutNode, in rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite else { return }
    draw { node.show(at: rect.origin, proposal: ProposedViewSize(rect.size), in: &$0) }
  }
}

// Views.
extension GraphicsContext {
  /// One of the canvas's views, ready to be drawn.
  public struct ResolvedSymbol {
    let node: LayoutNode
    /// Its own size, in points.
    public let size: CGSize
  }

  /// The view among the canvas's symbols that has the tag `id`; `nil` where none has.
  @MainActor public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = AnyHashable(id)
    return symbols.first { $0.traits.tag == tag }
      .map { ResolvedSymbol(node: $0, size: $0.size(for: .unspecified)) }
  }

  /// Draws a view in its own size so that `anchor`, a place in its frame, comes to lie at `point`.
  @MainActor
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, at: point, anchor: anchor)
  }

  /// Draws a view stretched to fill `rect`, but for its words, which keep their size. A view without a size is not drawn.
  @MainActor
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, rect.minX.isFinite, rect.minY.isFinite
    else { return }
    var stretched = self
    stretched.translateBy(x: rect.minX, y: rect.minY)
    stretched.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    stretched.draw(symbol.node, at: .zero, anchor: .topLeading)
  }
}
