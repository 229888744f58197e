import SwiftOperators
import Testing

@testable import SwiftInterpreter

/// Swift's own operators bind as the parser's library says they do.
@Suite struct PrecedenceTests {
  @Test func `operators stand in the groups that the parser's library has them in`() {
    let library = OperatorTable.standardOperators
    let names = Set(Precedence.standardOperators.keys).union(Catalogue.shared.operators.keys)
      .union(["<>", "=", "->", "!", "..", "**"])
    #expect(names.count > 40)
    for name in names {
      let known = library.infixOperator(named: name).map {
        $0.precedenceGroup ?? Precedence.unnamed
      }
      #expect(Precedence.standardOperators[name] == known, "\(name)")
    }
  }
}
