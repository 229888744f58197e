import GaugeUI

extension AnyShape: NativeValue {
  static func from(_ value: Value) throws -> AnyShape {
    if case .instance(let instance) = value { return AnyShape(ScriptShape(instance)) }
    guard case .native(let any) = value, let shape = any as? any Shape else {
      throw BridgingError(expected: "a shape", found: value)
    }
    return shape as? AnyShape ?? AnyShape(shape)
  }
}

/// An insettable shape whose type is not told.
struct AnyInsettableShape: InsettableShape, NativeValue {
  private nonisolated let base: any InsettableShape

  nonisolated init(_ base: any InsettableShape) { self.base = base }

  nonisolated var _followsOrigin: Bool { base._followsOrigin }

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated func inset(by amount: CGFloat) -> AnyInsettableShape {
    AnyInsettableShape(base.inset(by: amount))
  }

  static func from(_ value: Value) throws -> AnyInsettableShape {
    if case .instance(let instance) = value, instance.conforms(to: "InsettableShape") {
      return AnyInsettableShape(ScriptShape(instance))
    }
    guard case .native(let any) = value, let shape = any as? any InsettableShape else {
      throw BridgingError(expected: "an insettable shape", found: value)
    }
    return shape as? AnyInsettableShape ?? AnyInsettableShape(shape)
  }
}

/// A shape, or a shape view that goes on being filled and stroked: each paints over what it was.
struct Figure: View, NativeValue {
  let shape: AnyShape
  /// The shape as one that can be drawn smaller, if it is.
  let insettable: AnyInsettableShape?
  /// What has been painted of it.
  let painted: AnyView?

  var body: some View { painted ?? AnyView(shape) }

  func fill(_ content: AnyShapeStyle, _ style: FillStyle) -> Figure {
    over(AnyView(shape.fill(content, style: style)))
  }

  func stroke(_ content: AnyShapeStyle, _ style: StrokeStyle) -> Figure {
    over(AnyView(shape.stroke(content, style: style)))
  }

  func strokeBorder(_ content: AnyShapeStyle, _ style: StrokeStyle) throws -> Figure {
    guard let insettable else {
      throw ScriptFailure("'strokeBorder' needs an 'InsettableShape'; 'stroke' takes any shape")
    }
    return over(AnyView(insettable.strokeBorder(content, style: style)))
  }

  private func over(_ layer: AnyView) -> Figure {
    guard let painted else { return Figure(shape: shape, insettable: insettable, painted: layer) }
    return Figure(
      shape: shape, insettable: insettable, painted: AnyView(painted.overlay { layer }))
  }

  static func from(_ value: Value) throws -> Figure {
    if case .native(let figure as Figure) = value { return figure }
    return Figure(
      shape: try AnyShape.from(value), insettable: try? AnyInsettableShape.from(value),
      painted: nil)
  }
}
