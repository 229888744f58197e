internal import SwiftSyntax

// `@Parameter(title: "Amount", default: 250) var amount: Int`: what an app intent is told. The system would tell it; here a
// parameter is its default, else what a value of its type usually is.
extension Checker {
  /// The attribute that makes a property a parameter of an intent.
  func intentParameter(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.plainName == "Parameter" {
      return attribute
    }
    return nil
  }

  /// Finds out a parameter's first value.
  func completeParameter(
    _ attribute: AttributeSyntax, _ declared: SwiftType, _ index: Int, of script: ScriptType
  ) {
    if case .argumentList(let arguments) = attribute.arguments,
      let written = arguments.first(where: { $0.label?.text == "default" })
    {
      script.fields[index].initial =
        check(written.expression, as: declared, for: .specified)
        .evaluate
    } else if wrapped(declared) == nil, let value = standIn(as: declared, "")?.1 {
      script.fields[index].initial = Evaluate(always: value)
    }
    script.fields[index].size = function.size
  }
}
