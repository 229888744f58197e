// What an app is told of its surroundings. A terminal gives one answer; views may be told another.

private enum Key {
  enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum HorizontalSizeClass: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  enum VerticalSizeClass: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum RenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }
  enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
}

extension EnvironmentValues {
  /// How large text is.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key.DynamicTypeSizeKey.self] }
    set { self[Key.DynamicTypeSizeKey.self] = newValue }
  }

  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.HorizontalSizeClass.self] }
    set { self[Key.HorizontalSizeClass.self] = newValue }
  }

  /// How much room there is down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.VerticalSizeClass.self] }
    set { self[Key.VerticalSizeClass.self] = newValue }
  }

  /// Where lines begin.
  public var layoutDirection: LayoutDirection {
    get { self[Key.LayoutDirectionKey.self] }
    set { self[Key.LayoutDirectionKey.self] = newValue }
  }

  /// Whether the app is being used.
  public var scenePhase: ScenePhase {
    get { self[Key.ScenePhaseKey.self] }
    set { self[Key.ScenePhaseKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[Key.ControlSizeKey.self] }
    set { self[Key.ControlSizeKey.self] = newValue }
  }

  /// The calendar that dates are told by.
  public var calendar: Calendar {
    get { self[Key.CalendarKey.self] }
    set { self[Key.CalendarKey.self] = newValue }
  }

  /// The time zone that times are told in.
  public var timeZone: TimeZone {
    get { self[Key.TimeZoneKey.self] }
    set { self[Key.TimeZoneKey.self] = newValue }
  }

  /// Closes the view: it does nothing here.
  public var dismiss: DismissAction { DismissAction() }

  /// Opens a page: it does nothing here.
  public var openURL: OpenURLAction { OpenURLAction() }

  /// How far colours stand apart: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether what is typed goes to the view: it does not.
  public var isFocused: Bool { false }
  /// Whether rows are edited: `nil` where they cannot be.
  public var editMode: Binding<EditMode>? { nil }
  /// How a widget's colours are shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Key.RenderingModeKey.self] }
    set { self[Key.RenderingModeKey.self] = newValue }
  }
  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Pixels for each point.
  public var displayScale: CGFloat { 2 }
  /// Whether motion is unwelcome.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether what shines through is unwelcome.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  /// Whether a widget has a background.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether the system shows a widget's label beside it: it does not.
  public var showsWidgetLabel: Bool { false }
}

/// How much room an app has, as SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Where lines begin, as SwiftUI's `LayoutDirection`. A drawing begins at the left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether an app is being used, as SwiftUI's `ScenePhase`.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Closes a view, as SwiftUI's `DismissAction`; here it does nothing.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a page, as SwiftUI's `OpenURLAction`; here it does nothing.
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
}

/// How a widget's colours are shown, as WidgetKit's `WidgetRenderingMode`.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// Whether a view is presented, as SwiftUI's `PresentationMode`: it is, and stays.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { true }

  public mutating func dismiss() {}
}

/// How far colours stand apart, as SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// Whether rows are edited, as SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}
