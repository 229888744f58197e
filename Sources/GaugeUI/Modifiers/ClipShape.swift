/// Nothing but what lies inside a figure.
private nonisolated struct ClipEffect<S: Shape>: DrawingEffect {
  let shape: S
  let style: FillStyle

  @MainActor func apply(to context: inout DrawingContext, in bounds: CGRect) {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    context.clips.append(
      Drawing.Clip(shape._placed(in: bounds).applying(context.transform), style: style))
  }

  @MainActor func isSame(as other: Self) -> Bool {
    style == other.style && shape._isSameView(as: other.shape)
  }
}

extension View {
  /// Draws only what lies inside `shape`, laid out in this view's size.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(EffectModifier(effect: ClipEffect(shape: shape, style: style)))
  }

  /// Draws only what lies inside this view's own size.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Draws only what lies inside this view's size with rounded corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
