/// The styles that controls are drawn in; each `nil` for the usual one.
struct ControlStyles {
  var button: (any PrimitiveButtonStyle)?
  var toggle: (any ToggleStyle)?
  var progressView: (any ProgressViewStyle)?
  var label: (any LabelStyle)?
  var groupBox: (any GroupBoxStyle)?
  var disclosureGroup: (any DisclosureGroupStyle)?
  var labeledContent: (any LabeledContentStyle)?
  var controlGroup: (any ControlGroupStyle)?
  var menu: (any MenuStyle)?
  var datePicker: (any DatePickerStyle)?
  var form: (any FormStyle)?
  var picker = PickerLook.menu
  var hasFieldBorder = false
  var hasPages = false
}

extension ControlStyles {
  /// Whether controls surely look the same; saying no is always right.
  func isSame(as other: ControlStyles) -> Bool {
    picker == other.picker && hasFieldBorder == other.hasFieldBorder && hasPages == other.hasPages
      && isUsual && other.isUsual
  }

  private var isUsual: Bool {
    button == nil && toggle == nil && progressView == nil && label == nil && groupBox == nil
      && disclosureGroup == nil && labeledContent == nil && controlGroup == nil && menu == nil
      && datePicker == nil && form == nil
  }
}

/// The styles of controls as environments share them.
final class ControlStyleChoice {
  let styles: ControlStyles

  init(_ styles: ControlStyles) { self.styles = styles }
}

extension View {
  /// Draws controls without their labels: toggles, pickers, steppers, sliders and fields. A gauge shows its labels all
  /// the same, as SwiftUI's do.
  public nonisolated func labelsHidden() -> some View {
    changingEnvironment(\.labelsAreHidden, to: true)
  }

  /// Whether controls inside respond. Those that do not are drawn paler.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// The label of a control, unless labels are hidden.
nonisolated struct ControlLabel<Content: View>: View {
  @Environment(\.labelsAreHidden) private var isHidden
  let content: Content

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  @MainActor var body: some View {
    if !isHidden { content }
  }
}

/// A label at the leading end and a control at the trailing one.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.labelsAreHidden) private var isHidden
  let label: Label
  let control: Control

  init(@ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
    self.label = label()
    self.control = control()
  }

  @MainActor var body: some View {
    if isHidden {
      control
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }
}
