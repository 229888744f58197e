extension SwiftType {
  /// The type as a program writes it at work: `Array<Int>`, a nested type by its own name.
  var runtimeName: String {
    guard case .nominal(let nominal, let arguments) = self else { return description }
    let name = nominal.name.split(separator: ".").last.map(String.init) ?? nominal.name
    if arguments.isEmpty { return name }
    return name + "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">"
  }

  /// The type as a debugger writes it, with the modules that it and its arguments are of: `Swift.Array<main.Dial>`.
  var qualifiedName: String {
    switch self {
    case .nominal(let nominal, let arguments):
      let name = nominal.moduleName.map { "\($0).\(nominal.name)" } ?? nominal.name
      if arguments.isEmpty { return name }
      return name + "<" + arguments.map(\.qualifiedName).joined(separator: ", ") + ">"
    case .tuple(let elements):
      let parts = elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.qualifiedName }
      return "(" + parts.joined(separator: ", ") + ")"
    default: return description
    }
  }
}

extension Nominal {
  /// The module that it is of where that is known: a script is a program's main file.
  fileprivate var moduleName: String? {
    if !isCatalogued { return "main" }
    return Self.standardNames.contains(name) ? "Swift" : nil
  }

  private static let standardNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double",
    "Float", "Bool", "String", "Substring", "Character", "Array", "ArraySlice", "Dictionary", "Set",
    "Optional", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo", "Result", "Never",
  ]
}

extension SwiftType: CustomStringConvertible {
  /// The type as the Swift compiler writes it in messages.
  var description: String {
    switch self {
    case .nominal(let nominal, let arguments):
      return Self.name(of: nominal, arguments)
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.enumerated()
        .map { (function.inouts.contains($0) ? "inout " : "") + $1.description }
        .joined(separator: ", ")
      let thrown = function.thrown.map { "(\($0))" } ?? ""
      return "(\(parameters))\(function.isThrowing ? " throws" + thrown : "") -> \(function.result)"
    case .existential(let protocols):
      return protocols.isEmpty ? "Any" : "any " + protocols.map(\.name).joined(separator: " & ")
    case .opaque(let opaque):
      return "some " + opaque.protocols.map(\.name).joined(separator: " & ")
    case .parameter(let parameter): return parameter.name
    case .member(let base, let name): return "\(base).\(name)"
    case .variable(let variable): return variable.binding?.description ?? variable.name
    case .metatype(let type): return "\(type).Type"
    case .error: return "_"
    }
  }

  private static func name(of nominal: Nominal, _ arguments: [SwiftType]) -> String {
    switch (nominal.name, arguments.count) {
    case ("Optional", 1):
      if case .function = arguments[0] { return "(\(arguments[0]))?" }
      if case .opaque = arguments[0] { return "(\(arguments[0]))?" }
      return "\(arguments[0])?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
    case (let name, 0): return name
    case (let name, _): return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    }
  }
}
