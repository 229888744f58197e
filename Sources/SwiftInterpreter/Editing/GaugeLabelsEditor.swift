internal import SwiftSyntax

/// Sets the label closures of a `Gauge(…)`.
struct GaugeLabelsEditor {
  private let call: FunctionCallExprSyntax
  private let layout: SourceLayout
  /// The labels given, in canonical order.
  private var given: [Given] = []

  private struct Given {
    var label: GaugeLabel
    /// A closure, or an expression that makes one.
    var expression: ExprSyntax
    var isTrailing: Bool
  }

  init(_ call: FunctionCallExprSyntax, in text: String) {
    self.call = call
    layout = SourceLayout(text)
    for argument in call.arguments {
      guard let label = argument.label.flatMap({ GaugeLabel(rawValue: $0.text) }) else { continue }
      given.append(Given(label: label, expression: argument.expression, isTrailing: false))
    }
    if let closure = call.trailingClosure {
      // Without a name it goes to the first label that the parentheses leave open.
      let taken = given.compactMap { GaugeLabel.allCases.firstIndex(of: $0.label) }.max() ?? -1
      let label = GaugeLabel.allCases.dropFirst(taken + 1).first ?? .label
      given.append(Given(label: label, expression: ExprSyntax(closure), isTrailing: true))
    }
    for closure in call.additionalTrailingClosures {
      guard let label = GaugeLabel(rawValue: closure.label.text) else { continue }
      given.append(
        Given(label: label, expression: ExprSyntax(closure.closure), isTrailing: true))
    }
  }

  /// Which labels are given.
  var labels: Set<GaugeLabel> { Set(given.map(\.label)) }

  /// The labels that are nothing but a text, and the texts.
  var literals: [GaugeLabel: String] {
    var literals: [GaugeLabel: String] = [:]
    for given in given {
      guard let statements = given.expression.as(ClosureExprSyntax.self)?.statements,
        statements.count == 1,
        let text = statements.first?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
        text.calledName == "Text", text.arguments.count == 1
      else { continue }
      literals[given.label] =
        text.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    }
    return literals
  }

  /// The edits that give `label` this content, and what an initialiser asks for beside it: with one bound the other,
  /// with the bounds a current value label.
  func edits(setting label: GaugeLabel, to content: String) -> [TextEdit] {
    let wanted = Self.contents(with: label, content)
    var edits: [TextEdit] = []
    var additions = Additions(editor: self)
    for label in GaugeLabel.allCases {
      let present = given.first { $0.label == label }
      if let content = wanted[label] {
        if let present {
          if content.isSet { edits.append(replacement(of: present, by: content.text)) }
        } else {
          additions.add(label, content.text)
        }
      }
      if let present { additions.pass(present) }
    }
    return edits + additions.edits
  }

  private static func contents(
    with label: GaugeLabel, _ content: String
  ) -> [GaugeLabel: (text: String, isSet: Bool)] {
    var contents: [GaugeLabel: (text: String, isSet: Bool)] = [
      .label: ("Text(\"\")", false)
    ]
    if label == .minimumValueLabel || label == .maximumValueLabel {
      contents[.currentValueLabel] = ("EmptyView()", false)
      contents[.minimumValueLabel] = ("Text(\"\")", false)
      contents[.maximumValueLabel] = ("Text(\"\")", false)
    }
    contents[label] = (content, true)
    return contents
  }
}

// A label that is there.
extension GaugeLabelsEditor {
  private func replacement(of given: Given, by content: String) -> TextEdit {
    guard let closure = given.expression.as(ClosureExprSyntax.self) else {
      return TextEdit(range: given.expression.textRange, replacement: "{ \(content) }")
    }
    guard let first = closure.statements.first, let last = closure.statements.last else {
      return TextEdit(range: closure.textRange, replacement: "{ \(content) }")
    }
    return TextEdit(
      range: first.textRange.lowerBound..<last.textRange.upperBound, replacement: content)
  }
}

// Labels that are not.
extension GaugeLabelsEditor {
  /// Collects what goes in at each place; the place moves on with each label that is there.
  private struct Additions {
    private let editor: GaugeLabelsEditor
    private var place: Int
    private var isTrailing: Bool
    private(set) var edits: [TextEdit] = []
    private let isMultiline: Bool

    init(editor: GaugeLabelsEditor) {
      self.editor = editor
      let call = editor.call
      isTrailing = editor.given.isEmpty || editor.given[0].isTrailing
      place =
        isTrailing
        ? (call.rightParen ?? call.calledExpression.lastToken(viewMode: .sourceAccurate))?
          .textRange.upperBound ?? call.textRange.upperBound
        : call.arguments.last { $0.label.flatMap { GaugeLabel(rawValue: $0.text) } == nil }?
          .expression.textRange.upperBound ?? call.argumentsRange.lowerBound
      isMultiline = editor.given.contains {
        editor.layout.hasLineBreak(in: $0.expression.textRange)
      }
    }

    mutating func pass(_ given: Given) {
      place = given.expression.textRange.upperBound
      isTrailing = given.isTrailing
    }

    mutating func add(_ label: GaugeLabel, _ content: String) {
      let name = label == .label && isTrailing ? "" : "\(label.rawValue): "
      let lead = isTrailing ? " " : ", "
      insert(lead + name + closure(content))
    }

    private func closure(_ content: String) -> String {
      guard isMultiline else { return "{ \(content) }" }
      let outer = editor.layout.indentation(at: place)
      return "{\n\(outer)\(editor.layout.indentationStep)\(content)\n\(outer)}"
    }

    /// Neighbours become one edit.
    private mutating func insert(_ text: String) {
      if let last = edits.last, last.range == place..<place {
        edits[edits.count - 1].replacement += text
      } else {
        edits.append(TextEdit(range: place..<place, replacement: text))
      }
    }
  }
}
