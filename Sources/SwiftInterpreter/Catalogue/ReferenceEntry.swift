/// What the catalogue says of something that source can name, for a person to read.
public struct ReferenceEntry {
  /// The declaration, as Swift's or SwiftUI's reference writes it.
  public let declaration: String
  /// The type or protocol it is a member of; `nil` at the top level.
  public let owner: String?
  /// One line.
  public let summary: String

  init(_ row: Row) {
    declaration = row.text
    owner = row.owner.isEmpty ? nil : row.owner
    summary = row.summary
  }
}

extension ReferenceEntry {
  /// Everything called `name`, with or without a dot before it: a type with its initialisers, or members of any type.
  public static func all(named name: String) -> [ReferenceEntry] {
    let name = name.drop { $0 == "." }
    return Catalogue.shared.rows.filter { row in
      // What the playground takes and SwiftUI does not is nothing to teach.
      row.objection == nil && (row.name == name || row.owner == name && row.name == "init")
    }.map { ReferenceEntry($0) }
  }

  /// Every name that there is something to say of.
  public static var names: Set<String> { Set(Catalogue.shared.rows.map(\.name)) }
}
