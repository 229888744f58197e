internal import SwiftSyntax

/// Makes changes to the current gauge in the sources that hold it.
public struct SourceEditor {
  let sources: [SourceText]
  private let shown: [Program.Preview]
  private let scripts: ScriptBodies

  /// - Parameters:
  ///   - sources: The sources that belong together.
  ///   - shown: What of them is shown. The current gauge is the first one in it.
  public init(_ sources: [SourceText], shown: [Program.Preview]) {
    self.sources = sources
    self.shown = shown
    scripts = ScriptBodies(sources.map { ParsedSource($0) })
  }

  /// The sources after a change to the current gauge.
  ///
  /// The change is made where it counts: in the argument of the innermost modifier that governs the gauge, else in a
  /// modifier added to the gauge itself. Sources that it does not touch come back as they were.
  ///
  /// - Throws: A diagnostic where nothing shown holds a gauge.
  public func applying(_ edit: GaugeEdit) throws(Diagnostic) -> [SourceText] {
    guard let gauge = CurrentGauge.find(in: shown, of: scripts) else { throw noGauge }
    var edited = sources
    switch edit {
    case .style(let style): set("gaugeStyle", to: style, of: gauge, in: &edited)
    case .tint(let tint?): setTint(tint, of: gauge, in: &edited)
    case .tint(nil): removeTint(of: gauge, in: &edited)
    case .range(let range): try setRange(range, of: gauge, in: &edited)
    case .label(let label, let content):
      let text = sources[gauge.source].text
      let labels = GaugeLabelsEditor(gauge.call, in: text)
      edited[gauge.source].text = text.applying(labels.edits(setting: label, to: content))
    }
    if edited[gauge.source] != sources[gauge.source] {
      edited[gauge.source].text = GaugeReflow(edited[gauge.source].text)
        .reflowed(gaugeAt: gauge.call.textRange.lowerBound)
    }
    return edited
  }

  /// The texts of the current gauge's labels that are plain literals: `0` of `Text("0")`.
  public var literalLabels: [GaugeLabel: String] {
    guard let gauge = CurrentGauge.find(in: shown, of: scripts) else { return [:] }
    return GaugeLabelsEditor(gauge.call, in: sources[gauge.source].text).literals
  }

  /// The argument of the `gaugeStyle(_:)` that governs the current gauge, as Swift source; `nil` where none does.
  public var style: String? {
    guard let style = CurrentGauge.find(in: shown, of: scripts)?.modifier("gaugeStyle") else {
      return nil
    }
    return style.call.arguments.first?.expression.trimmedText
  }

  /// The labels that the current gauge is given; `nil` without a gauge.
  public var labels: Set<GaugeLabel>? {
    CurrentGauge.find(in: shown, of: scripts).map { gauge in
      GaugeLabelsEditor(gauge.call, in: sources[gauge.source].text).labels
    }
  }

  /// The labels that the `makeBody` of a style of these sources names; `nil` where there is no such style.
  public func labelsUsed(byStyle type: String) -> Set<GaugeLabel>? {
    scripts.member("makeBody", of: type).map { body in
      Set(body.node.tokens(viewMode: .sourceAccurate).compactMap { GaugeLabel(rawValue: $0.text) })
    }
  }

  private var noGauge: Diagnostic {
    let place = shown.first
    let source = place.flatMap { sources.indices.contains($0.source) ? sources[$0.source] : nil }
    return Diagnostic(
      .error, "there is no gauge in what is shown", in: source ?? SourceText(""),
      at: source == nil ? 0..<0 : place?.range ?? 0..<0)
  }
}

// Modifiers.
extension SourceEditor {
  private func set(
    _ modifier: String, to argument: String, of gauge: CurrentGauge, in edited: inout [SourceText]
  ) {
    if let governing = gauge.modifier(modifier) {
      replace(governing.call.argumentsRange, by: argument, in: &edited[governing.source])
    } else {
      append(".\(modifier)(\(argument))", to: gauge, in: &edited)
    }
  }

  private func setTint(_ tint: String, of gauge: CurrentGauge, in edited: inout [SourceText]) {
    if let (style, argument) = styleTint(of: gauge) {
      replace(argument.expression.textRange, by: tint, in: &edited[style.source])
    } else {
      set("tint", to: tint, of: gauge, in: &edited)
    }
  }

  private func removeTint(of gauge: CurrentGauge, in edited: inout [SourceText]) {
    if let (style, argument) = styleTint(of: gauge),
      let list = argument.parent?.as(LabeledExprListSyntax.self)
    {
      var range = argument.textRange
      if argument.trailingComma == nil,
        let before = list.last(where: { $0.textRange.upperBound <= range.lowerBound })
      {
        range = before.expression.textRange.upperBound..<range.upperBound
      } else if let after = list.first(where: { $0.textRange.lowerBound >= range.upperBound }) {
        range = range.lowerBound..<after.textRange.lowerBound
      }
      replace(range, by: "", in: &edited[style.source])
    } else if let tint = gauge.modifier("tint") {
      let text = sources[tint.source].text
      let range = SourceLayout(text).rangeToRemove(modifier: tint.call)
      replace(range, by: "", in: &edited[tint.source])
    }
  }

  /// The tint that a style takes itself, as `CircularGaugeStyle(tint: .red)`; it counts before the environment's.
  private func styleTint(
    of gauge: CurrentGauge
  ) -> (style: CurrentGauge.Modifier, argument: LabeledExprSyntax)? {
    guard let style = gauge.modifier("gaugeStyle"),
      let call = style.call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first(where: { $0.label?.text == "tint" })
    else { return nil }
    return (style, argument)
  }

  /// Adds a modifier behind the gauge and such modifiers as already follow it.
  private func append(
    _ modifier: String, to gauge: CurrentGauge, in edited: inout [SourceText]
  ) {
    var last = gauge.call
    for next in gauge.modifiers {
      guard Self.followed.contains(next.name),
        next.call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(last).id
      else { break }
      last = next.call
    }
    let text = sources[gauge.source].text
    let end = last.textRange.upperBound
    let separator = SourceLayout(text).separator(before: modifier, behind: last)
    replace(end..<end, by: separator + modifier, in: &edited[gauge.source])
  }

  private static let followed: Set = ["gaugeStyle", "tint"]

  private func replace(_ range: Range<Int>, by text: String, in source: inout SourceText) {
    source.text = source.text.applying([TextEdit(range: range, replacement: text)])
  }
}

// The range.
extension SourceEditor {
  private func setRange(
    _ range: String, of gauge: CurrentGauge, in edited: inout [SourceText]
  ) throws(Diagnostic) {
    let arguments = gauge.call.arguments
    if let old = arguments.first(where: { $0.label?.text == "in" }) {
      replace(old.expression.textRange, by: range, in: &edited[gauge.source])
    } else if let value = arguments.first(where: { $0.label?.text == "value" }) {
      let end = value.expression.textRange.upperBound
      replace(end..<end, by: ", in: \(range)", in: &edited[gauge.source])
    } else {
      throw Diagnostic(
        .error, "this gauge has no value that a range could bound", in: sources[gauge.source],
        at: gauge.call.calledExpression.textRange)
    }
  }
}

extension FunctionCallExprSyntax {
  /// What stands between the parentheses.
  var argumentsRange: Range<Int> {
    let start = leftParen?.textRange.upperBound ?? calledExpression.textRange.upperBound
    return start..<max(start, rightParen?.textRange.lowerBound ?? start)
  }
}
