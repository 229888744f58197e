internal import SwiftSyntax

extension Checker {
  /// Runs the checks that waited for every declaration to be known.
  func checkPending() {
    while !pending.isEmpty {
      let checks = pending
      pending = []
      for check in checks { check() }
    }
  }

  /// Checks an expression by itself, as a `type`, with everything that the program declares in sight.
  func checkValue(_ tree: SourceFileSyntax, as type: SwiftType, in source: SourceText) -> (
    (evaluate: Evaluate, size: Int)?, [Diagnostic]
  ) {
    guard tree.statements.count == 1, let expression = tree.statements.first?.singleExpression
    else {
      return (
        nil,
        [Diagnostic(.error, "a value is expected here", in: source, at: 0..<source.text.utf8.count)]
      )
    }
    let outer = diagnostics
    diagnostics = []
    defer { diagnostics = outer }
    let index = self.source
    sources.append(source)
    self.source = sources.count - 1
    defer {
      sources.removeLast()
      self.source = index
    }
    enclosing = nil
    scopes = []
    function = FunctionContext(parent: nil)
    let value = check(expression, as: type, for: .assigned)
    let found = diagnostics
    if isError(value.type) || found.contains(where: { $0.severity == .error }) {
      return (nil, found)
    }
    return ((value.evaluate, function.size), found)
  }
}
