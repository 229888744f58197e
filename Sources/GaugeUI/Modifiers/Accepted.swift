// Modifiers that change nothing a gauge in a terminal shows. They are here so that code which has them compiles.

extension View {
  /// No effect: a gauge shows its labels all the same, as SwiftUI's do.
  public nonisolated func labelsHidden() -> some View { self }

  /// No effect on gauges.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepted: a terminal reads text as it stands.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Accepted: a terminal's cells cast no shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
}
