/// The look of every date picker in a view, as SwiftUI's `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// The view that shows a date to choose.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle {
  /// What this style makes of `configuration`.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a date picker tells its style, as SwiftUI's `DatePickerStyleConfiguration`.
public nonisolated struct DatePickerStyleConfiguration {
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The earliest date to choose, if there is one.
  public var minimumDate: Date?
  /// The latest date to choose, if there is one.
  public var maximumDate: Date?
  /// The parts of a date that are shown.
  public var displayedComponents: DatePickerComponents

  public nonisolated struct Label: StyleLabel { let content: AnyView }
}

extension View {
  /// Draws every date picker in this view in `style`. The innermost such modifier wins.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    changingEnvironment { $0.controlStyles.datePicker = style }
  }
}

/// The label, and the date and time on grounds of their own, as SwiftUI's `.automatic`. The other styles are drawn alike.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl {
      configuration.label
    } control: {
      DateParts(date: configuration.selection, components: configuration.displayedComponents)
    }
  }
}

/// A date and a time, each on a ground of its own.
private nonisolated struct DateParts: View {
  @Environment(\.locale) private var locale
  let date: Date
  let components: DatePickerComponents

  @MainActor var body: some View {
    HStack(spacing: 8) {
      if components.contains(.date) { part(.abbreviated, .omitted) }
      if components.contains(.hourAndMinute) { part(.omitted, .shortened) }
    }
  }

  @MainActor private func part(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> some View {
    Text(verbatim: self.date.formatted(Date.FormatStyle(date: date, time: time, locale: locale)))
      .padding(.horizontal, 8)
      .background(Color.primary.opacity(0.12), in: RoundedRectangle(cornerRadius: 4))
  }
}

public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePickerStyle().makeBody(configuration: configuration)
  }
}
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePickerStyle().makeBody(configuration: configuration)
  }
}
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePickerStyle().makeBody(configuration: configuration)
  }
}
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultDatePickerStyle().makeBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
