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

extension View {
  /// Draws every gauge in this view in `style`. The innermost such modifier wins.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    changingEnvironment {
      $0.gaugeStyle = GaugeStyleChoice(style: style, outer: $0.gaugeStyle)
    }
  }
}
