/// A view that paints a figure, and can paint it again on top, as SwiftUI's `ShapeView`.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  var shape: Content { get }
}

/// A figure whose inside is painted.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PaintedFigure
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  func content(in rect: CGRect, paint: Paint) -> Drawing.Content {
    shape._outline(in: rect).content(paint, fillStyle)
  }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  @MainActor mutating func take(_ other: Self) -> FigureParts {
    background = other.background
    return .taking(
      other.shape, into: &shape, other.style, into: &style, other.fillStyle, into: &fillStyle)
  }
}

/// A figure with a painted line along its edge.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PaintedFigure
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  func content(in rect: CGRect, paint: Paint) -> Drawing.Content {
    .stroke(shape._placed(in: rect), strokeStyle, paint)
  }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  @MainActor mutating func take(_ other: Self) -> FigureParts {
    background = other.background
    return .taking(
      other.shape, into: &shape, other.style, into: &style, other.strokeStyle, into: &strokeStyle)
  }
}

/// A figure with a painted line just inside its edge.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: PaintedFigure {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  func content(in rect: CGRect, paint: Paint) -> Drawing.Content {
    .stroke(
      shape.inset(by: strokeStyle.lineWidth / 2)._placed(in: rect), strokeStyle, paint)
  }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  @MainActor mutating func take(_ other: Self) -> FigureParts {
    background = other.background
    return .taking(
      other.shape, into: &shape, other.style, into: &style, other.strokeStyle, into: &strokeStyle)
  }
}

// On a figure.
extension Shape {
  /// Paints the inside.
  public func fill<Style: ShapeStyle>(
    _ content: consuming Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, Style, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Paints a line along the edge.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Paints a line, `lineWidth` points wide, along the edge.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Paints a line just inside the edge.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Paints a line, `lineWidth` points wide, just inside the edge.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// On a figure that is painted already.
extension ShapeView {
  /// Paints the inside once more, on top.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Paints a line along the edge, on top.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Paints a line, `lineWidth` points wide, along the edge, on top.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Paints a line just inside the edge, on top.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Paints a line, `lineWidth` points wide, just inside the edge, on top.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
