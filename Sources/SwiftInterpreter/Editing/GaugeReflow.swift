internal import SwiftSyntax

/// Sets a gauge that an edit has made too long for its line as an author would: each label in lines of its own, and each
/// modifier.
struct GaugeReflow {
  private let text: String
  private let layout: SourceLayout

  init(_ text: String) {
    self.text = text
    layout = SourceLayout(text)
  }

  /// The text with the gauge that begins at `start` set anew, where it stands in one line that is too long.
  func reflowed(gaugeAt start: Int) -> String {
    guard let call = gauge(at: start) else { return text }
    var whole = ExprSyntax(call)
    var periods: [TokenSyntax] = []
    while let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id,
      let next = access.parent?.as(FunctionCallExprSyntax.self),
      next.calledExpression.id == ExprSyntax(access).id
    {
      periods.append(access.period)
      whole = ExprSyntax(next)
    }
    let range = whole.textRange
    let length = range.upperBound - layout.lineStart(at: range.lowerBound)
    guard length > SourceLayout.lineLength, !layout.hasLineBreak(in: range) else { return text }
    let outer = "\n" + layout.indentation(at: start)
    let inner = outer + layout.indentationStep
    var edits: [TextEdit] = []
    let closures =
      [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
    guard closures.contains(where: { !$0.statements.isEmpty }) else { return text }
    for closure in closures {
      guard let first = closure.statements.first, let last = closure.statements.last else {
        continue
      }
      let opening = (closure.signature?.textRange ?? closure.leftBrace.textRange).upperBound
      edits.append(TextEdit(range: opening..<first.textRange.lowerBound, replacement: inner))
      edits.append(
        TextEdit(
          range: last.textRange.upperBound..<closure.rightBrace.textRange.lowerBound,
          replacement: outer))
    }
    for period in periods {
      let start = period.textRange.lowerBound
      edits.append(TextEdit(range: start..<start, replacement: outer))
    }
    return text.applying(edits)
  }

  private func gauge(at start: Int) -> FunctionCallExprSyntax? {
    var pending = [Syntax(ParsedSource(SourceText(text)).tree)]
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), call.calledName == "Gauge",
        call.textRange.lowerBound == start
      {
        return call
      }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return nil
  }
}
