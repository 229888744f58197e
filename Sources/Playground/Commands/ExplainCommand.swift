import GaugeUI
import SwiftInterpreter

extension Session {
  /// `:explain`: which labels the current gauge's style shows, where, and why one is not shown.
  func explain(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    guard let style = currentStyle, let given = sourceEditor.labels else {
      throw argument.error(
        "there is no gauge to explain",
        notes: [argument.hint("show one first, as with :gauge speed 140 in 0...200 \"Speed\"")])
    }
    let name = String(style.prefix { $0 != "(" })
    let facts = GaugeStyleFacts.all.first { [$0.name, $0.type].contains(name) }
    let rows: [(GaugeLabel, String)]
    let opening: String
    if let facts {
      let summary = GaugeStyleName.all.first { $0.name == facts.name }?.summary
      opening = summary.map { ": \($0)." } ?? "."
      rows = GaugeLabel.allCases.map { ($0, facts.explanation(of: $0, given: given)) }
    } else if let used = sourceEditor.labelsUsed(byStyle: name) {
      opening = " is your own style; its makeBody decides what shows."
      rows = GaugeLabel.allCases.map { label in
        let use = used.contains(label) ? "makeBody uses it" : "makeBody does not use it"
        return (label, given.contains(label) ? use : "not given; \(use)")
      }
    } else {
      return [
        write(
          [.paragraph([.init(name, .code), .init(" decides itself what it shows.")])] + ignored)
      ]
    }
    return [
      write(
        [
          .paragraph([.init(name, .code), .init(opening)]),
          .table([[[], []]] + rows.map { [[.init($0.slot, .code)], [.init($1)]] }),
        ] + ignored)
    ]
  }
}

extension Session {
  /// The modifiers of the document that change nothing here, and why, each once.
  private var ignored: [Markdown.Content] {
    var named: Set<String> = []
    let ignored = (history.present.program?.ignored ?? []).filter { named.insert($0.name).inserted }
    guard !ignored.isEmpty else { return [] }
    return [
      .paragraph([.init("Without effect here:")]),
      .table([[[], []]] + ignored.map { [[.init(".\($0.name)", .code)], [.init($0.reason)]] }),
    ]
  }
}

extension GaugeStyleFacts {
  private func place(of label: GaugeLabel) -> Place {
    switch label {
    case .label: self.label
    case .currentValueLabel: currentValueLabel
    case .minimumValueLabel: minimumValueLabel
    case .maximumValueLabel: maximumValueLabel
    }
  }

  /// - Parameter given: The labels that the gauge has.
  fileprivate func explanation(of label: GaugeLabel, given: Set<GaugeLabel>) -> String {
    let hasBounds = given.contains(.minimumValueLabel)
    return switch (place(of: label), given.contains(label)) {
    case (.shown(let place), true): place
    case (.shown(let place), false): "not given; its place is \(place)"
    case (.shownWithoutBounds(let place), true):
      hasBounds
        ? "not shown: its place, \(place), goes to the minimum and the maximum" : place
    case (.shownWithoutBounds(let place), false):
      "not given; its place is \(place), where no minimum and maximum are given"
    case (.hidden, true): "not shown: this style has no place for it"
    case (.hidden, false): "not given, and this style has no place for it"
    }
  }
}
