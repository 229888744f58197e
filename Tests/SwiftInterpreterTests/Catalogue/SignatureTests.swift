import Foundation
import Testing

@testable import SwiftInterpreter

/// What a script can write, a program with the library can write as well: `Tests/GaugeUITests/CatalogueSignatures.swift` uses
/// every row about the library as its text declares it, and compiles.
///
/// `RECORD_SIGNATURES=1 swift test --filter SignatureTests` writes it anew; building the tests then tells what differs.
@Suite struct SignatureTests {
  private static let record = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("GaugeUITests/CatalogueSignatures.swift")

  @Test func `the compiled signatures are the catalogue's`() throws {
    let source = Self.source
    if ProcessInfo.processInfo.environment["RECORD_SIGNATURES"] != nil {
      try source.write(to: Self.record, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.record, encoding: .utf8)
    #expect(recorded.split(separator: "\n").count > 1000)
    #expect(recorded == source)
  }

  /// What is about the library, in the catalogue's order.
  private static var topics: [[SwiftInterpreter.Row]] {
    [
      Catalogue.stateWrappers, Catalogue.keyPaths, Catalogue.alignments, Catalogue.paths,
      Catalogue.corePaths, Catalogue.layouts, Catalogue.stackLayouts,
      Catalogue.colors,
      Catalogue.gradients, Catalogue.fonts, Catalogue.gaugeStyles, Catalogue.containers,
      Catalogue.lists, Catalogue.grids, Catalogue.navigation, Catalogue.controls,
      Catalogue.pickers, Catalogue.fields, Catalogue.progressViews, Catalogue.moments,
      Catalogue.controlStyles, Catalogue.texts, Catalogue.shapes, Catalogue.canvases,
      Catalogue.gauges, Catalogue.layoutModifiers, Catalogue.placingModifiers,
      Catalogue.environmentKeys, Catalogue.styleModifiers, Catalogue.colorEffects,
      Catalogue.environmentModifiers,
      Catalogue.eventModifiers, Catalogue.acceptedModifiers, Catalogue.presentedItems,
      Catalogue.accessibilityModifiers,
      Catalogue.surroundings,
      Catalogue.gestures, Catalogue.symbolEffects, Catalogue.spaces, Catalogue.preferences,
      Catalogue.shells,
      Catalogue.phases, Catalogue.pages, Catalogue.animations,
    ]
  }

  /// What a script has by other types than a program: objects that views watch, whose protocols are the system's; what is
  /// dragged; what `$x` is of a focus or a gesture's state; a literal for a key or a translator; a
  /// gradient that is a style or a view, as is wanted; preferences that cannot be
  /// told equal; which figures can be inset once they are painted; numbers of colours, which the library
  /// keeps exactly.
  private static let others = [
    "StateObject: ", "View: func environmentObject", "View: func environment<T",
    "View: func focused", "Gesture: func updating", "View: func keyboardShortcut(_ key: String",
    "NSObject: ", "WindowGroup: init(_", "EnvironmentValues: subscript",
    "View: func onDrag", "View: func onDrop", "NSItemProvider: ", "UTType: ",
    "View: func modifier", "View: func onReceive", "View: func onPreferenceChange",
    "View: func anchorPreference", "View: func transformAnchorPreference", "Anchor.Source: ",
    "View: func defaultFocus", "ShapeView: func strokeBorder",
    "Text: init(_ key: LocalizedStringKey, ", "ToggleStyleConfiguration: var $isOn",
    "LinearGradient: func opacity", "RadialGradient: func opacity",
    "EllipticalGradient: func opacity", "AngularGradient: func opacity",
    "Color.Resolved: ", "DisclosureGroupStyleConfiguration: var $isExpanded",
    "DatePickerStyleConfiguration: var $selection",
  ]

  private static var source: String {
    var counts: [String: Int] = [:]
    let uses = topics.joined().compactMap { row -> String? in
      let title = "\(row.owner): \(row.text)"
      guard !others.contains(where: title.hasPrefix), let use = use(of: row),
        use.function(named: "_") != nil
      else { return nil }
      let name = (row.owner + "_" + word(row.name)).replacingOccurrences(of: ".", with: "_")
      counts[name, default: 0] += 1
      return use.function(named: name + "_\(counts[name] ?? 1)")
    }
    return """
      // swift-format-ignore-file
      // Written by `RECORD_SIGNATURES=1 swift test --filter SignatureTests`: each row of the catalogue about the library, used.

      import GaugeUI


      """ + uses.map { $0 + "\n" }.joined()
  }

  private static func use(of row: SwiftInterpreter.Row) -> SignatureSource? {
    if case .nothing = row.body { return nil }
    guard row.objection == nil, let owner = Catalogue.shared.nominal(row.owner) else { return nil }
    let associated = (Catalogue.shared.members[owner.name] ?? [:]).values.joined()
      .filter { $0.text.hasPrefix("associatedtype ") }.map(\.name)
    return SignatureSource(
      owner: owner.name, text: row.text, isProtocol: owner.kind == .protocol,
      generics: owner.parameters.map { parameter in
        (parameter.name, parameter.protocols.map(\.name).joined(separator: " & "))
      }, associated: associated)
  }

  /// A name that is one in Swift, for an operator too.
  private static func word(_ name: String) -> String {
    let names: [Character: String] = [
      "+": "plus", "-": "minus", "*": "times", "/": "by", "=": "is", "<": "less", ">": "more",
      "!": "not",
    ]
    return name.map { names[$0] ?? String($0) }.joined()
  }
}
