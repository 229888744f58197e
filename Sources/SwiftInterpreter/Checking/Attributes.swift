internal import SwiftSyntax

// Attributes: those that mean something here, those that mean nothing here, and those that are none.
extension Checker {
  /// Attributes that public code has and that change nothing here.
  private static let known: Set<String> = [
    "MainActor", "available", "discardableResult", "escaping", "autoclosure", "objc", "objcMembers",
    "nonobjc", "frozen", "inlinable", "inline", "usableFromInline", "main", "testable",
    "preconcurrency", "unchecked", "retroactive", "Sendable", "dynamicMemberLookup",
    "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor", "convention",
    "unknown", "exported", "_exported", "_disfavoredOverload", "_spi", "isolated", "concurrent",
    "IBOutlet", "IBAction", "IBDesignable", "IBInspectable", "NSManaged", "NSCopying",
    "UIApplicationMain",
    "warn_unqualified_access", "implementationOnly", "backDeployed", "attached", "freestanding",
    "Published", "Observable", "ObservationIgnored", "ObservationTracked", "Bindable",
    "ObservedObject",
    "ViewBuilder", "ContentBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
    "TableColumnBuilder", "WidgetBundleBuilder", "Previewable", "Entry", "ScaledMetric",
    "AccessibilityFocusState", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "FetchRequest",
    "SectionedFetchRequest",
    "Query", "Model", "Attribute", "Relationship", "Transient", "Parameter", "Dependency",
    "Animatable",
    "AnimatableIgnored", "ChartContentBuilder", "Test", "Suite", "Generable", "Guide",
  ]

  /// Reports each attribute of a source that nothing declares.
  func checkAttributes(in tree: SourceFileSyntax) {
    // Most sources have none but known ones, which their text alone tells.
    guard !Self.names(behindSignsIn: sources[source].text).allSatisfy(isKnown) else { return }
    var rest = [Syntax(tree)]
    while let node = rest.popLast() {
      if let attribute = node.as(AttributeSyntax.self),
        let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name
      {
        check(name)
      }
      rest += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private func isKnown(_ name: String) -> Bool {
    Self.known.contains(name) || PropertyWrapper(rawValue: name) != nil
      || declarations.types[name] != nil || declarations.nestedNames.contains(name)
  }

  /// What stands behind each `@`, be it an attribute's name or not.
  private static func names(behindSignsIn text: String) -> Set<String> {
    var text = text
    return text.withUTF8 { bytes in
      var names: Set<String> = []
      for sign in bytes.indices where bytes[sign] == UInt8(ascii: "@") {
        let name = bytes[(sign + 1)...].prefix(while: Row.isWord)
        names.insert(String(decoding: name, as: UTF8.self))
      }
      return names
    }
  }

  private func check(_ name: TokenSyntax) {
    let text = name.plainText
    guard !isKnown(text) else { return }
    let mark = diagnostics.count
    reportMissing(
      "unknown attribute '\(text)'", text, name,
      among: Self.known.sorted() + PropertyWrapper.allCases.map(\.rawValue))
    guard isLenient else { return }
    diagnostics[mark].severity = .warning
  }
}
