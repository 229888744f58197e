/// How a picker looks, as SwiftUI's `PickerStyle`.
public protocol PickerStyle {
  var _look: PickerLook { get }
}

/// The looks that pickers have here.
public enum PickerLook: Sendable {
  /// What is chosen, with arrows.
  case menu
  /// All choices side by side.
  case segmented
  /// All choices below one another.
  case inline
  /// The chosen one and its neighbours.
  case wheel
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .segmented }
}
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .inline }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
  /// Draws every picker in this view in `style`. The innermost such modifier wins.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look = style._look
    return changingEnvironment { $0.controlStyles.picker = look }
  }
}
