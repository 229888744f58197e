import Foundation

/// Swift source that uses a row of the catalogue as its text declares it, to be compiled against the library: so that what a
/// script can write and what a program can write are one.
struct SignatureSource {
  let owner: String
  let text: String
  let isProtocol: Bool
  /// The owner's generic parameters, as its declaration has them: `Value`.
  var generics: [(name: String, protocols: String)] = []
  /// The associated types of a protocol.
  var associated: [String] = []

  /// A function that uses the row; `nil` where there is nothing to use.
  func function(named name: String) -> String? {
    var scanner = SignatureWords(text)
    var isStatic = false
    var isMutating = false
    while true {
      let word = scanner.word()
      switch word {
      case "static": isStatic = true
      case "mutating": isMutating = true
      case "case":
        let member = scanner.word()
        return "@MainActor func \(name)() { _ = \(owner).\(escaped(member)) }"
      case "init":
        _ = scanner.take("?")
        return use(name, of: owner, &scanner, receiver: nil)
      case "func":
        let member = scanner.word()
        if member.isEmpty { return operatorUse(name, &scanner) }
        if isStatic { return staticUse(name, member, &scanner) }
        return use(
          name, of: "base." + escaped(member), &scanner,
          receiver: (isMutating ? "inout " : "") + receiverType)
      case "var", "let":
        let member = scanner.word()
        guard scanner.take(":") else { return nil }
        let type = scanner.rest(until: ["{", "where"])
        let (accessors, condition) = scanner.end()
        let isSettable = accessors.contains("set")
        if isStatic {
          if let concrete = concreteSelf(condition) {
            return "@MainActor func \(name)() { let _: \(concrete) = .\(escaped(member)) }"
          }
          return
            "@MainActor func \(name)() { let _: \(library(type)) = \(owner).\(escaped(member)) }"
        }
        let place = "base." + escaped(member)
        let head =
          "@MainActor func \(name)\(merged("", naming: [receiverType]))(_ base: inout \(receiverType))"
        return isSettable
          ? "\(head) { let old = \(place); \(place) = old }" : "\(head) { _ = \(place) }"
      case "": return nil
      default: continue
      }
    }
  }

  /// What a member is a member of.
  private var receiverType: String {
    if isProtocol { return "Base" }
    return generics.isEmpty
      ? owner : "\(owner)<\(generics.map(\.name).joined(separator: ", "))>"
  }

  /// The owner's generic parameters, as far as `types` name them, and a member's own.
  private func merged(_ own: String, naming types: [String]) -> String {
    let named = generics.filter { parameter in
      types.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains(parameter.name[...]) }
    }
    let outer =
      isProtocol
      ? "Base: \(owner)"
      : named.map { $0.protocols.isEmpty ? $0.name : "\($0.name): \($0.protocols)" }
        .joined(separator: ", ")
    let inner = own.dropFirst().dropLast()
    let all = [outer, String(inner)].filter { !$0.isEmpty }.joined(separator: ", ")
    return all.isEmpty ? "" : "<\(all)>"
  }

  /// Every type of numbers with a fraction is its own stride, which some of the library's members ask for.
  private func condition(_ written: String, _ generics: String) -> String {
    let conditions = [written, generics.contains("V: BinaryFloatingPoint") ? "V.Stride == V" : ""]
      .filter { !$0.isEmpty }
    return conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", ")
  }

  private func concreteSelf(_ condition: String) -> String? {
    guard let range = condition.range(of: "Self == ") else { return nil }
    return condition[range.upperBound...].trimmingCharacters(in: .whitespaces)
  }

  private func staticUse(_ name: String, _ member: String, _ scanner: inout SignatureWords)
    -> String?
  {
    let own = scanner.generics()
    guard let parameters = scanner.parameters() else { return nil }
    let generics = merged(own, naming: parameters.map(\.type))
    let condition = scanner.end().condition
    let call = arguments(parameters)
    let declared = parameters.enumerated().map { "_ a\($0): \(library($1.type))" }
    let head =
      "@MainActor func \(name)\(isProtocol ? "" : generics)(\(declared.joined(separator: ", ")))"
    if let concrete = concreteSelf(condition) {
      return "\(head) { let _: \(concrete) = .\(escaped(member))(\(call)) }"
    }
    return "\(head) { _ = \(owner).\(escaped(member))(\(call)) }"
  }

  private func use(
    _ name: String, of callee: String, _ scanner: inout SignatureWords, receiver: String?
  ) -> String? {
    let own = scanner.generics()
    guard let parameters = scanner.parameters() else { return nil }
    let generics = merged(
      own, naming: parameters.map(\.type) + (receiver == nil ? [] : [receiverType]))
    let (result, written) = scanner.end()
    var declared = parameters.enumerated().map {
      "_ a\($0): \($1.isInout ? "inout " : "")\(library($1.type))"
    }
    if let receiver { declared.insert("_ base: \(receiver)", at: 0) }
    // What an initialiser says of its owner's own parameters holds by the arguments.
    let conditions = written.components(separatedBy: ", ").filter { !$0.hasSuffix("EmptyView") }
    let wanted = condition(conditions.joined(separator: ", "), generics)
    let gives = callee == owner || result.contains("->") ? "_ = " : ""
    return
      "@MainActor func \(name)\(generics)(\(declared.joined(separator: ", ")))\(wanted) { \(gives)\(callee)(\(arguments(parameters))) }"
  }

  private func operatorUse(_ name: String, _ scanner: inout SignatureWords) -> String? {
    let sign = scanner.sign()
    let own = scanner.generics()
    guard let parameters = scanner.parameters() else { return nil }
    let types = parameters.map { library($0.type) }
    let generics = merged(own, naming: types)
    let use = parameters.count == 2 ? "a0 \(sign) a1" : "\(sign)a0"
    let declared = types.enumerated().map { "_ a\($0): \($1)" }.joined(separator: ", ")
    return "@MainActor func \(name)\(generics)(\(declared)) { _ = \(use) }"
  }

  private func arguments(_ parameters: [Parameter]) -> String {
    parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "")
        + "a\(index)"
    }.joined(separator: ", ")
  }

  /// A type of the catalogue's texts as the library has it.
  private func library(_ type: String) -> String {
    var type = type
    for (name, argument) in [("IntegerFormatStyle", "Int"), ("FloatingPointFormatStyle", "Double")]
    {
      type = type.replacingOccurrences(of: name, with: "\(name)<\(argument)>")
    }
    for name in associated { type = type.replacingOccurrences(of: name, with: "Base.\(name)") }
    return type.replacingOccurrences(of: "Self", with: receiverType)
      .replacingOccurrences(of: " throws ", with: " ")
      .replacingOccurrences(
        of: "PlaceholderContentView", with: "PlaceholderContentView<\(receiverType)>")
  }

  private func escaped(_ name: String) -> String {
    ["default", "repeat", "return", "switch", "continue", "in", "case", "self"].contains(name)
      ? "`\(name)`" : name
  }
}

extension SignatureSource {
  struct Parameter {
    var label: String
    var type: String
    var isInout = false
  }
}
