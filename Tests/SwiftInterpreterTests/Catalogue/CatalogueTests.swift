import Testing

@testable import SwiftInterpreter

@Suite struct CatalogueTests {
  let catalogue = Catalogue.shared

  @Test func `every row is read`() {
    var unread: [String] = []
    for row in catalogue.rows {
      switch row.keyword {
      case .type:
        let nominal = catalogue.nominal(row.name)
        if nominal?.inherited.contains(where: \.holdsError) ?? true { unread.append(row.text) }
      case .extension:
        let known = catalogue.nominal(row.name).map(catalogue.conditionalConformances(of:)) ?? []
        if known.isEmpty || known.contains(where: { $0.protocols.contains(where: \.holdsError) }) {
          unread.append(row.text)
        }
      case .operator, .member:
        let signature = catalogue.member(row).signature
        let types = signature.parameters.map(\.type) + [signature.result]
        // What a protocol asks for names types that only a conforming type has.
        if case .nothing = row.body { continue }
        let isKnownOwner = row.owner.isEmpty || catalogue.nominal(row.owner) != nil
        if signature.name != row.name || !isKnownOwner || types.contains(where: \.holdsError) {
          unread.append("\(row.owner): \(row.text)")
        }
      }
    }
    #expect(unread == [])
  }

  @Test func `every row has a line of help`() {
    let silent = catalogue.rows.filter { row in
      let summary = row.summary
      let isRelation = ["typealias ", "associatedtype ", "extension "].contains {
        row.text.hasPrefix($0)
      }
      return !isRelation && (summary.isEmpty || !summary.hasSuffix(".") || summary.contains("\n"))
    }
    #expect(silent.map(\.text) == [])
  }

  @Test func `no row is there twice`() {
    var seen: Set<String> = []
    let doubled = catalogue.rows.map { "\($0.owner): \($0.text)" }.filter {
      !seen.insert($0).inserted
    }
    #expect(doubled == [])
  }
}

extension SwiftType {
  /// Whether something in it could not be read.
  var holdsError: Bool {
    switch self {
    case .error: true
    case .nominal(_, let arguments): arguments.contains(where: \.holdsError)
    case .tuple(let elements): elements.contains { $0.type.holdsError }
    case .function(let function):
      (function.parameters + [function.result]).contains(where: \.holdsError)
    // A type that no row declares is read as a member of the one it is nested in.
    case .member(.nominal(let nominal, _), _) where nominal.kind != .protocol: true
    case .member(let base, _), .metatype(let base): base.holdsError
    default: false
    }
  }
}
