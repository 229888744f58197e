import SwiftInterpreter

// Commands that edit the current gauge's source.
extension Session {
  func style(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { return [write([styleTable])] }
    let name = argument.text.hasPrefix(".") ? argument.dropFirst() : argument
    let types = scriptStyles
    if types.contains(String(name.text)) { return try edit(.style("\(name.text)()"), at: argument) }
    // Anything but a plain name is an expression, for the checker.
    guard name.isIdentifier else { return try edit(.style(String(argument.text)), at: argument) }
    let known = GaugeStyleName.all.map(\.name)
    do {
      return try edit(.style(".\(name.text)"), at: argument)
    } catch is Rejection where !known.contains(String(name.text)) {
      throw argument.error(
        "there is no gauge style \(argument.quoted)"
          + name.suggestion(among: known + types, list: "the styles are"))
    }
  }

  func tint(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { return [tintTable] }
    if argument.text == "none" { return try edit(.tint(nil), at: argument) }
    let colors = try argument.words(separators: [","]).map { try TintName.source(of: $0) }
    let source =
      colors.count == 1 ? colors[0] : "Gradient(colors: [\(colors.joined(separator: ", "))])"
    return try edit(.tint(source), at: argument)
  }

  func range(_ argument: Argument) throws -> [Event] {
    let (low, high) = try argument.bounds()
    let events = try edit(.range("\(low.text)...\(high.text)"), at: argument)
    let labels = sourceEditor.literalLabels
    let bounds: [(label: GaugeLabel, argument: Argument)] = [
      (.minimumValueLabel, low), (.maximumValueLabel, high),
    ]
    let notes = bounds.compactMap { bound in
      labels[bound.label].flatMap { bound.argument.note(leftBehind: $0, in: bound.label) }
    }
    return notes.map { .diagnostic($0) } + events
  }

  func label(_ argument: Argument) throws -> [Event] {
    let (slot, text) = argument.splitWord()
    let slots = "the slots are label, current, minimum, maximum"
    guard !slot.isEmpty else { throw Misuse(slot, "a slot and a text are missing; \(slots)") }
    let label = GaugeLabel.allCases.first {
      $0.rawValue == slot.text || $0.slot == slot.text
    }
    guard let label else {
      throw Misuse(
        slot,
        "a gauge has no label slot \(slot.quoted)"
          + slot.suggestion(among: GaugeLabel.allCases.map(\.slot), list: "the slots are"))
    }
    guard !text.isEmpty else { throw Misuse(text, "the text for \(slot.quoted) is missing") }
    return try edit(.label(label, "Text(\(text.stringLiteral))"), at: text)
  }
}

extension Argument {
  /// What to say of a bound's label that shows another number than the bound; `nil` where it shows no number, or this.
  fileprivate func note(leftBehind label: String, in slot: GaugeLabel) -> Diagnostic? {
    guard let bound = Double(text), let shown = Double(label), shown != bound else { return nil }
    return Diagnostic(
      .note,
      "the \(slot.slot) label still says \(label); :label \(slot.slot) \(text) changes it",
      in: source, at: range)
  }
}

extension GaugeLabel {
  /// The short name that `:label` takes.
  nonisolated var slot: String {
    switch self {
    case .label: "label"
    case .currentValueLabel: "current"
    case .minimumValueLabel: "minimum"
    case .maximumValueLabel: "maximum"
    }
  }
}

extension Argument {
  /// The text as a Swift string literal: as it stands where it is quoted, else with what is special in one escaped.
  nonisolated var stringLiteral: String {
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { return String(text) }
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case "\t": literal += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return "\"\(literal)\""
  }
}
