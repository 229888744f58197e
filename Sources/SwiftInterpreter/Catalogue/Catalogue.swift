internal import SwiftParser
internal import SwiftSyntax

/// Everything that source can name without declaring it.
///
/// Lookups are by owner and name in dictionaries; a row's text is read when it is first found.
final class Catalogue {
  static let shared = Catalogue(Catalogue.topics.flatMap { $0 })

  /// The rows of every topic.
  private static var topics: [[Row]] {
    [
      protocols, basicTypes, stateWrappers, keyPaths, printing, numericProtocols, wholeNumberWidths,
      numbers,
      numberFunctions, decimals, sequences,
      formatting, strings, stringInterpolations, patterns, oldPatterns, arrays, indexSets, ranges,
      dictionariesAndSets, keyValuePairs, comparisonResults, geometry, alignments, paths, corePaths,
      layouts, stackLayouts, colors,
      gradients, fonts, gaugeStyles,
      containers, lists, grids, navigation, controls, pickers, fields, progressViews, moments,
      controlStyles, texts, shapes, canvases, gauges, layoutModifiers, placingModifiers,
      environmentKeys,
      styleModifiers, colorEffects, environmentModifiers,
      acceptedModifiers, accessibilityModifiers, presentedItems, surroundings, gestures,
      symbolEffects, spaces, preferences, shells, appIntents, userDefaults, files, network, logging,
      phases, pages,
      dates, calendars, dateSearch, clocks, measurements, formatters, unitFormatters, devices,
      scanning, durations, bytes,
      jsonCoders, codingContainers,
      eventModifiers, tasks, timers,
      results, publishers, taskGroups, streams, mirrors, endings, dynamicTypes, animations,
    ]
  }

  /// All rows, in the order of topics.
  let rows: [Row]
  /// Heads of types by full name.
  private(set) var types: [String: Row] = [:]
  /// Heads of conditional conformances by the name of the type.
  private(set) var conformances: [String: [Row]] = [:]
  /// Members by owner (empty for the top level) and name.
  private(set) var members: [String: [String: [Row]]] = [:]
  /// Operators by name, whatever type they stand in.
  private(set) var operators: [String: [Row]] = [:]
  private var nominals: [String: Nominal] = [:]
  private var read: [ObjectIdentifier: Member] = [:]
  private var readExpressions: [String: ExprSyntax] = [:]
  private var readRequirements: [String: [Row]] = [:]
  private var readOperators: [String: [Member]] = [:]
  /// The last part of each nested type's name.
  private(set) var nestedNames: Set<String> = []
  /// What operators do with operands of types that are all the catalogue's, as far as it was asked.
  var operatorUses: [OperatorKey: [OperatorFit]] = [:]
  /// What rows' default values come to.
  var defaults: [DefaultKey: Expression] = [:]
  /// Checks default values: these see nothing of a script.
  private(set) lazy var defaultsChecker = Checker(
    sources: [SourceText("")], declarations: Declarations())

  /// The types that literals have and that the language itself needs.
  private(set) lazy var bool = SwiftType.nominal(known("Bool"), [])
  private(set) lazy var int = SwiftType.nominal(known("Int"), [])
  private(set) lazy var double = SwiftType.nominal(known("Double"), [])
  private(set) lazy var cgFloat = SwiftType.nominal(cgFloatName, [])
  private(set) lazy var string = SwiftType.nominal(known("String"), [])
  private(set) lazy var doubleName = known("Double")
  private(set) lazy var cgFloatName = known("CGFloat")
  private(set) lazy var optional = known("Optional")
  private(set) lazy var array = known("Array")
  private(set) lazy var view = known("View")

  init(_ rows: [Row]) {
    self.rows = rows
    // Rows of one owner mostly stand together: their table is taken out while they are put in.
    var owner = ""
    var own: [String: [Row]] = [:]
    for row in rows {
      let (keyword, name) = row.head
      switch keyword {
      case .type:
        types[name] = row
        if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
          nestedNames.insert(String(name[name.index(after: dot)...]))
        }
      case .extension: conformances[name, default: []].append(row)
      case .operator: operators[name, default: []].append(row)
      case .member:
        if row.owner != owner {
          members[owner] = own
          owner = row.owner
          own = members.removeValue(forKey: owner) ?? [:]
        }
        own[name, default: []].append(row)
      }
    }
    members[owner] = own
  }
}

extension Catalogue {
  /// The rows called `name` in `owner`; the top level's for an empty one.
  func rows(named name: String, in owner: String) -> [Row] { members[owner]?[name] ?? [] }

  /// The type of that full name.
  func nominal(_ name: String) -> Nominal? {
    if let nominal = nominals[name] { return nominal }
    guard let row = types[name] else { return nil }
    var reader = SignatureReader(row.text, owner: nil, catalogue: self)
    let head = reader.readTypeHead()
    let nominal = Nominal(head.kind, name, isCatalogued: true)
    nominals[name] = nominal
    reader.readRest(of: nominal)
    return nominal
  }

  /// The type of that name, which some row declares.
  func known(_ name: String) -> Nominal {
    guard let nominal = nominal(name) else { preconditionFailure("no row declares \(name)") }
    return nominal
  }

  /// The row as the checker sees it.
  func member(_ row: Row) -> Member {
    if let member = read[ObjectIdentifier(row)] { return member }
    let owner = row.owner.isEmpty ? nil : nominal(row.owner)
    var reader = SignatureReader(row.text, owner: owner, catalogue: self)
    let member = Member(owner: owner, signature: reader.readMember(), row: row)
    read[ObjectIdentifier(row)] = member
    return member
  }

  /// The members called `name` of a type, those included that it only asks for; none for what a script declares.
  func members(named name: String, in nominal: Nominal) -> [Member] {
    guard nominal.isCatalogued else { return [] }
    if let known = nominal.cataloguedMembers[name] { return known }
    let found = rows(named: name, in: nominal.name).map(member)
    nominal.cataloguedMembers[name] = found
    return found
  }

  /// What a protocol asks of the types that conform to it.
  func requirements(of proto: String) -> [Row] {
    if let known = readRequirements[proto] { return known }
    let found = (members[proto] ?? [:]).values.joined().filter(\.isRequirement)
    readRequirements[proto] = found
    return found
  }

  /// The operators of that name.
  func operatorMembers(_ name: String) -> [Member] {
    if let known = readOperators[name] { return known }
    let found = (operators[name] ?? []).map(member)
    readOperators[name] = found
    return found
  }

  /// The source of a default value, read.
  func expression(_ text: String) -> ExprSyntax {
    if let known = readExpressions[text] { return known }
    var parser = Parser(text)
    let expression = ExprSyntax.parse(from: &parser)
    readExpressions[text] = expression
    return expression
  }

  /// Whether a protocol, or one that it refines, leaves `name` to the types that conform to it.
  func isAssociated(_ name: String, with proto: Nominal) -> Bool {
    if rows(named: name, in: proto.name).contains(where: { $0.text.hasPrefix("associatedtype ") }) {
      return true
    }
    return proto.inherited.contains {
      if case .nominal(let inherited, _) = $0 { isAssociated(name, with: inherited) } else { false }
    }
  }

  /// What `nominal` conforms to by extensions.
  func conditionalConformances(of nominal: Nominal) -> [Conformance] {
    if let known = nominal.cataloguedConformances { return known }
    guard nominal.isCatalogued else { return [] }
    let conformances = (conformances[nominal.name] ?? []).map { row in
      var reader = SignatureReader(row.text, owner: nominal, catalogue: self)
      return reader.readConformance()
    }
    nominal.cataloguedConformances = conformances
    return conformances
  }
}

/// A conformance that holds where its requirements do.
struct Conformance {
  var protocols: [SwiftType]
  var requirements: [Signature.Requirement]
}
