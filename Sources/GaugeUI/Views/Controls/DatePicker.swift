/// A date to choose, as SwiftUI's `DatePicker`: its label, and the date and time on grounds of their own.
public nonisolated struct DatePicker<Label: View>: View {
  @Environment(\.controlStyles) private var styles
  private let configuration: DatePickerStyleConfiguration

  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  private init(
    selection: Binding<Date>, minimum: Date? = nil, maximum: Date? = nil, components: Components,
    label: Label
  ) {
    configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
      maximumDate: maximum, displayedComponents: components)
  }

  @MainActor public var body: some View {
    (styles.datePicker ?? DefaultDatePickerStyle()).view(of: configuration)
      .changingEnvironment { $0.controlStyles.datePicker = nil }
  }
}

/// Which parts of a date are shown, as SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(title))
  }
}

// Dates within bounds, which styles are told of: nothing is chosen.
extension DatePicker {
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents, label: label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound,
      components: displayedComponents, label: label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, maximum: range.upperBound,
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title) })
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title) })
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title) })
  }
}
