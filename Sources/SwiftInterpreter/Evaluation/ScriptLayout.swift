import GaugeUI

/// A `Layout` of a script at work.
struct ScriptLayout: Layout {
  let instance: Instance

  /// What the script's `makeCache(subviews:)` gives; nothing where it has none.
  func makeCache(subviews: LayoutSubviews) -> Value {
    ask("makeCache", [Self.views(subviews)], otherwise: .void) { $0 }
  }

  func updateCache(_ cache: inout Value, subviews: LayoutSubviews) {
    guard method("updateCache", 2) != nil else {
      cache = makeCache(subviews: subviews)
      return
    }
    var values = [cache, Self.views(subviews)]
    ask("updateCache", &values, otherwise: ()) { _ in }
    cache = values[0]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Value
  ) -> CGSize {
    ask("sizeThatFits", [proposal.scriptValue, Self.views(subviews)], &cache, otherwise: .zero) {
      try CGSize.from($0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Value
  ) {
    ask(
      "placeSubviews", [bounds.scriptValue, proposal.scriptValue, Self.views(subviews)], &cache,
      otherwise: ()
    ) { _ in }
  }

  func spacing(subviews: LayoutSubviews, cache: inout Value) -> ViewSpacing {
    ask("spacing", [Self.views(subviews)], &cache, otherwise: ViewSpacing()) {
      try ViewSpacing.from($0)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Value
  ) -> CGFloat? {
    alignment(of: guide, "HorizontalAlignment", bounds, proposal, subviews, &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Value
  ) -> CGFloat? {
    alignment(of: guide, "VerticalAlignment", bounds, proposal, subviews, &cache)
  }

  private func alignment(
    of guide: some NativeValue, _ type: String, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Value
  ) -> CGFloat? {
    let body = methods("explicitAlignment", 5).first {
      $0.parameters[1].type.description == type
    }
    return ask(
      body,
      [
        guide.scriptValue, bounds.scriptValue, proposal.scriptValue, Self.views(subviews),
      ], &cache, otherwise: nil
    ) { try CGFloat?.from($0) }
  }
}

extension ScriptLayout {
  private static func views(_ subviews: LayoutSubviews) -> Value {
    .array(subviews.map(\.scriptValue))
  }

  /// The script's methods of a name that take so many arguments.
  private func methods(_ name: String, _ count: Int) -> [FunctionBody] {
    (instance.type.members[name] ?? []).compactMap(\.body).filter {
      $0.parameters.count == count + 1
    }
  }

  private func method(_ name: String, _ count: Int) -> FunctionBody? {
    methods(name, count).first
  }

  /// What a method gives; `otherwise` where there is none, or it fails.
  private func ask<Answer>(
    _ body: FunctionBody?, _ arguments: inout [Value], otherwise: Answer,
    _ answer: (Value) throws -> Answer
  ) -> Answer {
    guard let body, let runtime = Runtime.current else { return otherwise }
    var values = [.instance(instance)] + arguments
    defer { arguments = Array(values.dropFirst()) }
    return runtime.attempt(otherwise: otherwise) {
      try answer(try body.call(&values, in: runtime))
    }
  }

  private func ask<Answer>(
    _ name: String, _ arguments: inout [Value], otherwise: Answer,
    _ answer: (Value) throws -> Answer
  ) -> Answer {
    ask(method(name, arguments.count), &arguments, otherwise: otherwise, answer)
  }

  private func ask<Answer>(
    _ name: String, _ arguments: [Value], otherwise: Answer, _ answer: (Value) throws -> Answer
  ) -> Answer {
    var arguments = arguments
    return ask(name, &arguments, otherwise: otherwise, answer)
  }

  /// The same of one that takes the cache last.
  private func ask<Answer>(
    _ body: FunctionBody?, _ arguments: [Value], _ cache: inout Value, otherwise: Answer,
    _ answer: (Value) throws -> Answer
  ) -> Answer {
    var values = arguments + [cache]
    defer { cache = values.last ?? cache }
    return ask(body, &values, otherwise: otherwise, answer)
  }

  private func ask<Answer>(
    _ name: String, _ arguments: [Value], _ cache: inout Value, otherwise: Answer,
    _ answer: (Value) throws -> Answer
  ) -> Answer {
    ask(method(name, arguments.count + 1), arguments, &cache, otherwise: otherwise, answer)
  }
}
