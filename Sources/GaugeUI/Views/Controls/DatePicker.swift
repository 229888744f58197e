/// A date to choose, as SwiftUI's `DatePicker`: its label, and the date and time on grounds of their own.
public nonisolated struct DatePicker<Label: View>: View {
  @Environment(\.locale) private var locale
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let label: Label

  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  @MainActor public var body: some View {
    LabeledControl {
      label
    } control: {
      HStack(spacing: 8) {
        if components.contains(.date) { part(.abbreviated, .omitted) }
        if components.contains(.hourAndMinute) { part(.omitted, .shortened) }
      }
    }
  }

  @MainActor private func part(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> some View {
    Text(
      verbatim: selection.wrappedValue.formatted(
        Date.FormatStyle(date: date, time: time, locale: locale))
    )
    .padding(.horizontal, 8)
    .background(Color.primary.opacity(0.12), in: RoundedRectangle(cornerRadius: 4))
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

// Dates within bounds, which are accepted: nothing is chosen.
extension DatePicker {
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) where R.Bound == Date {
    self.init(selection: selection, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init(selection: selection, components: displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, R: RangeExpression>(
    _ title: S, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init(selection: selection, components: displayedComponents, label: Text(title))
  }
}
