internal import SwiftParser
internal import SwiftSyntax

// Views of a file without previews: other files of an app would make them. Values for what making them asks for are chosen by
// type and name.
extension Checker {
  /// The views that take arguments and stand in none of the others, each made of values chosen for it, in source order;
  /// where a file has none, its styles on a view of their kind; where it has neither, its shapes.
  func samples() -> [Program.Preview] {
    let structs = typeDeclarations.filter { $0.nominal.kind == .struct }
    func conform(_ declaration: TypeDeclaration, _ proto: String) -> Bool {
      conforms(declaration.nominal.declaredType, to: catalogue.known(proto))
    }
    let views = structs.filter { conform($0, "View") }
    let shapes = views.filter { conform($0, "Shape") }
    guard shapes.count == views.count else {
      return samples(of: views.filter { view in !shapes.contains { $0.nominal == view.nominal } })
    }
    let styled = Self.styled.flatMap { style in
      structs.filter { conform($0, style.proto) }.compactMap { declaration in
        sample(of: declaration, before: style.view + "(", after: ")")
      }
    }
    return styled.isEmpty ? samples(of: shapes) : styled
  }

  private func samples(of views: [TypeDeclaration]) -> [Program.Preview] {
    views.filter { view in
      !views.contains {
        $0.nominal != view.nominal
          && $0.syntax.description.contains(view.nominal.name + "(")
      }
    }.compactMap { sample(of: $0) }
  }

  /// A view that shows what a style makes of all that it is handed.
  private static let styled = [
    (
      proto: "GaugeStyle",
      view: """
      Gauge(value: 60, in: 0...100) { Text("Label") } currentValueLabel: { Text("60") } \
      minimumValueLabel: { Text("0") } maximumValueLabel: { Text("100") }.gaugeStyle
      """
    ),
    (
      proto: "ProgressViewStyle",
      view: """
      ProgressView(value: 0.6) { Text("Label") } currentValueLabel: { Text("60%") }\
      .progressViewStyle
      """
    ),
    (proto: "ButtonStyle", view: "Button(\"Label\") { }.buttonStyle"),
    (proto: "PrimitiveButtonStyle", view: "Button(\"Label\") { }.buttonStyle"),
    (proto: "ToggleStyle", view: "Toggle(\"Label\", isOn: .constant(true)).toggleStyle"),
    (proto: "LabelStyle", view: "Label(\"Label\", systemImage: \"star\").labelStyle"),
    (proto: "GroupBoxStyle", view: "GroupBox(\"Label\") { Text(\"Content\") }.groupBoxStyle"),
    (
      proto: "DisclosureGroupStyle",
      view: """
      DisclosureGroup("Label", isExpanded: .constant(true)) { Text("Content") }\
      .disclosureGroupStyle
      """
    ),
    (
      proto: "LabeledContentStyle",
      view: "LabeledContent(\"Label\", value: \"Value\").labeledContentStyle"
    ),
    (
      proto: "ControlGroupStyle",
      view: "ControlGroup { Button(\"Label\") { } }.controlGroupStyle"
    ),
  ]

  private func sample(of declaration: TypeDeclaration, before: String = "", after: String = "")
    -> Program.Preview?
  {
    var preview: Program.Preview?
    inFreshContext(declaration.source, nil) {
      guard let text = sampleText(ofScript: declaration.nominal, depth: 0) else { return }
      var parser = Parser(before + text + after)
      let view = ExprSyntax.parse(from: &parser)
      let (made, _, complaints) = trial { check(view, hint: nil) as Expression? }
      guard let made, !isError(made.type), complaints.allSatisfy({ $0.severity != .error })
      else { return }
      preview = Program.Preview(
        kind: .view, name: declaration.nominal.name, source: declaration.source,
        range: range(of: declaration.syntax), sample: before + text + after, size: function.size,
        make: made.evaluate)
    }
    return preview
  }
}

// Swift for a value of a type.
extension Checker {
  private static let deepest = 3

  /// `Dial(speed: 0.6)`; `nil` where a value cannot be chosen.
  private func sampleText(ofScript nominal: Nominal, depth: Int) -> String? {
    guard depth < Self.deepest, let script = nominal.script else { return nil }
    if nominal.kind == .enum {
      let signature = script.cases.first.flatMap { script.members[$0]?.first?.signature }
      guard let signature else { return nil }
      return signature.parameters.isEmpty
        ? ".\(signature.name)"
        : sampleText(of: signature.parameters, depth: depth).map { ".\(signature.name)(\($0))" }
    }
    let initializers = members("init", of: nominal.declaredType).filter { !$0.member.isPrivate }
    for candidate in initializers {
      if let text = sampleText(of: candidate.member.signature.parameters, depth: depth) {
        return "\(nominal.name)(\(text))"
      }
    }
    return nil
  }

  private func sampleText(of parameters: [Signature.Parameter], depth: Int) -> String? {
    let asked = parameters.filter { !$0.defaultValue.exists }
    let isWhole = !parameters.contains { Self.ends.contains(where: $0.name.lowercased().contains) }
    var texts: [String] = []
    for parameter in asked {
      guard
        let text = sampleText(
          of: resolved(parameter.type), named: parameter.name, isFraction: isWhole, depth: depth)
      else { return nil }
      texts.append((parameter.label.map { "\($0): " } ?? "") + text)
    }
    return texts.joined(separator: ", ")
  }

  private func sampleText(of type: SwiftType, named name: String, isFraction: Bool, depth: Int)
    -> String?
  {
    func inner(_ type: SwiftType) -> String? {
      sampleText(of: resolved(type), named: name, isFraction: isFraction, depth: depth)
    }
    switch type {
    case .function(let function):
      let head = function.parameters.map { _ in "_" }.joined(separator: ", ")
      let result = isVoid(function.result) ? "" : inner(function.result)
      let parts = [head.isEmpty ? "" : "\(head) in", result ?? ""].filter { !$0.isEmpty }
      return result.map { _ in parts.isEmpty ? "{ }" : "{ \(parts.joined(separator: " ")) }" }
    case .parameter, .variable, .opaque:
      return conforms(type, to: catalogue.known("View")) ? "Text(\(Self.title(name)))" : nil
    case .nominal(let nominal, let arguments):
      if let wrapped = wrapped(type) { return inner(wrapped) ?? "nil" }
      switch nominal.name {
      case "Array":
        guard let element = arguments.first.flatMap(inner) else { return "[]" }
        return element == "0.6" ? "[0.3, 0.6, 0.9]" : "[\(element)]"
      case "Dictionary": return "[:]"
      case "Set": return "[]"
      case "ClosedRange": return "0...100"
      case "Range": return "0..<100"
      case "Binding": return arguments.first.flatMap(inner).map { ".constant(\($0))" }
      case "Int": return Self.number(name, isFraction: false, plain: "60")
      case "Double", "CGFloat", "Float", "Decimal":
        return Self.number(name, isFraction: isFraction, plain: isFraction ? "0.6" : "60")
      case "String", "LocalizedStringKey": return Self.title(name)
      default: break
      }
      if let known = Self.samples[nominal.name] { return known }
      if unknownTypes[nominal.name] == nominal { return "\(nominal.name)()" }
      return nominal.script == nil ? nil : sampleText(ofScript: nominal, depth: depth + 1)
    default: return nil
    }
  }

  private static let samples = [
    "Bool": "true", "Color": ".accentColor", "Font": ".body", "Date": "Date()", "UUID": "UUID()",
    "Angle": ".degrees(40)", "CGSize": "CGSize(width: 120, height: 120)",
    "CGPoint": "CGPoint(x: 60, y: 60)", "CGRect": "CGRect(x: 0, y: 0, width: 120, height: 120)",
    "UnitPoint": ".center", "Gradient": "Gradient(colors: [.green, .yellow, .red])",
    "LinearGradient":
      "LinearGradient(colors: [.green, .red], startPoint: .leading, endPoint: .trailing)",
  ]

  /// A number by what it is called; `plain` where that tells nothing.
  private static func number(_ name: String, isFraction: Bool, plain: String) -> String {
    let name = name.lowercased()
    return numbers.first { name.contains($0.word) }?.number ?? plain
  }

  /// Words in the names of what a value lies between: then it is no fraction.
  private static let ends = ["max", "total", "goal", "limit", "target", "range", "bounds"]

  private static let numbers: [(word: String, number: String)] = [
    ("linewidth", "12"), ("thickness", "12"), ("spacing", "8"), ("padding", "8"), ("inset", "4"),
    ("cornerradius", "8"), ("fontsize", "16"), ("max", "100"), ("total", "100"), ("goal", "100"),
    ("limit", "100"), ("target", "80"), ("min", "0"), ("lower", "0"), ("start", "0"),
    ("size", "160"), ("width", "160"), ("height", "160"), ("diameter", "160"), ("radius", "80"),
    ("angle", "40"), ("degrees", "40"), ("heading", "40"), ("count", "5"), ("index", "1"),
    ("speed", "60"), ("elevation", "40"), ("temperature", "21"), ("bpm", "72"), ("steps", "6000"),
  ]

  /// `"Fuel level"` of `fuelLevel`.
  private static func title(_ name: String) -> String {
    var words = ""
    for letter in name where letter.isLetter || letter.isNumber {
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words += words.isEmpty ? letter.uppercased() : letter.lowercased()
    }
    return "\"\(words.isEmpty ? "Label" : words)\""
  }
}

extension Program {
  /// What a lenient drawing shows of sources that show nothing by themselves.
  public var samples: [Preview] { checker.samples() }
}
