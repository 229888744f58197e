/// A colour to choose, as SwiftUI's `ColorPicker`: its label and a dot of the colour.
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  @MainActor public var body: some View {
    LabeledControl {
      label
    } control: {
      Circle().fill(selection.wrappedValue).frame(width: 16, height: 16)
    }
  }
}

extension ColorPicker {
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label())
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, label: Text(title))
  }
}
