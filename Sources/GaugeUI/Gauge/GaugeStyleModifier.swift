/// The style that gauges have, and the one that gauges within its body have.
final class GaugeStyleChoice {
  let style: any GaugeStyle
  /// `nil` for the default style.
  let outer: GaugeStyleChoice?

  init(style: any GaugeStyle, outer: GaugeStyleChoice?) {
    self.style = style
    self.outer = outer
  }
}

/// Sets the style.
private nonisolated struct GaugeStyleChange<Style: GaugeStyle>: EnvironmentChange {
  let style: Style

  func make(in environment: inout EnvironmentValues) {
    environment.gaugeStyle = GaugeStyleChoice(style: style, outer: environment.gaugeStyle)
  }

  @MainActor func isSame(as other: Self) -> Bool { style._isSameGaugeStyle(as: other.style) }
}

extension View {
  /// Draws every gauge in this view in `style`. The innermost such modifier wins.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    changingEnvironment(by: GaugeStyleChange(style: style))
  }
}
