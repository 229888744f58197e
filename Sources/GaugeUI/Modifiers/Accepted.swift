// Modifiers that change nothing a terminal shows. They are here so that code which has them compiles.

extension View {
  /// No effect on gauges; controls are one row high.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepted: a terminal's text has one size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Accepted: a terminal's text has one size.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  /// Accepted: buttons are one row high.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Accepted: a symbol is one character of one colour.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepted: nothing here is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepted: what a terminal shows can be selected anyway.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

// Effects finer than a cell, or on what lies behind: each is accepted.
extension View {
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}

// Text fields: there is nothing to type into.
extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

// Older forms, and what has to do with hands.
extension View {
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}

/// Whether a button that is held acts again and again, as SwiftUI's `ButtonRepeatBehavior`.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Where a pointer is, as SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

// Lists and scroll views: in a terminal rows have one look, and nothing scrolls.
extension View {
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
}

// Widgets: a terminal is none.
extension View {
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public nonisolated func widgetLabel(_ label: Text) -> some View { self }
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    self
  }
}
