extension View {
  /// Draws only what lies inside `shape`, laid out in this view's size.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      EffectModifier { context, bounds in
        guard bounds.width.isFinite, bounds.height.isFinite else { return }
        context.clips.append(
          Drawing.Clip(shape._placed(in: bounds).applying(context.transform), style: style))
      })
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
