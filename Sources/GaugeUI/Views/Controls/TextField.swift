/// A line of text to edit, as SwiftUI's `TextField`: the text, or what is asked for where there is none.
public nonisolated struct TextField<Label: View>: View {
  private let text: () -> String
  private let prompt: AnyView

  init(text: @escaping () -> String, prompt: some View) {
    self.text = text
    self.prompt = AnyView(prompt)
  }

  @MainActor public var body: some View {
    FieldView(text: text(), prompt: prompt)
  }
}

/// What a field holds, in the style around.
nonisolated struct FieldView: View {
  @Environment(\.controlStyles) private var styles
  let text: String
  let prompt: AnyView

  @MainActor var body: some View {
    let line = ZStack(alignment: .leading) {
      if text.isEmpty {
        prompt.foregroundStyle(.tertiary)
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    if styles.hasFieldBorder {
      line
        .padding(.horizontal, 8)
        .background(Color.primary.opacity(0.12), in: RoundedRectangle(cornerRadius: 4))
    } else {
      line
    }
  }
}

extension TextField where Label == Text {
  /// - Parameter axis: Accepted: text that is too long is cut.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: { text.wrappedValue }, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: { text.wrappedValue }, prompt: prompt ?? Text(title))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: { format.format(value.wrappedValue) }, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: { format.format(value.wrappedValue) }, prompt: prompt ?? Text(title))
  }

  /// The prompt where there is no value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: { value.wrappedValue.map { format.format($0) } ?? "" },
      prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: { value.wrappedValue.map { format.format($0) } ?? "" }, prompt: prompt ?? Text(title))
  }

  /// The older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: { text.wrappedValue }, prompt: Text(titleKey))
  }

  /// The older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: { text.wrappedValue }, prompt: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: { formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: { formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt ?? Text(title))
  }
}

extension TextField {
  private init(text: @escaping () -> String, prompt: Text?, label: Label) {
    self.init(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label))
  }

  /// - Parameter axis: Accepted: text that is too long is cut.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: { text.wrappedValue }, prompt: prompt, label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: { format.format(value.wrappedValue) }, prompt: prompt, label: label())
  }

  /// The prompt where there is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: { value.wrappedValue.map { format.format($0) } ?? "" }, prompt: prompt,
      label: label())
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: { formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt, label: label())
  }
}

/// A line of text that stays hidden, as SwiftUI's `SecureField`: a dot for each letter.
public nonisolated struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: AnyView

  @MainActor public var body: some View {
    FieldView(text: String(repeating: "•", count: text.wrappedValue.count), prompt: prompt)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: AnyView(prompt ?? Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: AnyView(prompt ?? Text(title)))
  }
}

/// How text fields look, as SwiftUI's `TextFieldStyle`.
public protocol TextFieldStyle {
  /// Whether a field has a ground of its own.
  var _hasBorder: Bool { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Draws every text field in this view in `style`. The innermost such modifier wins.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let hasBorder = style._hasBorder
    return changingEnvironment { $0.controlStyles.hasFieldBorder = hasBorder }
  }
}
