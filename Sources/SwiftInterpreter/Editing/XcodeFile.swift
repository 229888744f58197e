import Foundation
internal import SwiftSyntax

/// A document as a file that Xcode compiles and previews unchanged.
public struct XcodeFile {
  public let text: String
  /// The states at the top level that are left out, as nothing shown uses them.
  public let unused: [String]

  /// - Parameters:
  ///   - declarations: Types, functions, variables and previews, in order.
  ///   - shown: The expressions shown; each becomes a `#Preview`.
  ///   - states: The states that no longer have their initial values, and their values as Swift literals. They become
  ///     the initial values. A preview declares those at the top level that it uses.
  public init(
    declarations: [SourceText], shown: [SourceText],
    states: [(state: Program.StateDeclaration, literal: String)] = []
  ) {
    var texts = (declarations + shown).map(\.text)
    for source in texts.indices {
      let edits = states.filter { $0.state.source == source }.compactMap { state, literal in
        state.initialValue.map { TextEdit(range: $0, replacement: literal) }
      }
      texts[source] = texts[source].applying(edits)
    }
    var kept: [String] = []
    var previewStates: [PreviewState] = []
    var hasPreviews = !shown.isEmpty
    for (declaration, text) in zip(declarations, texts) {
      let text = text.trimmed
      let parsed = ParsedSource(SourceText(text, name: declaration.name))
      switch parsed.items.first?.kind {
      case .import: continue
      // A file has no place for a state at its top level; a preview has.
      case .variable(let names) where text.hasPrefix("@State"):
        previewStates.append(PreviewState(names: names, text: text, uses: parsed.names))
      case .preview:
        hasPreviews = true
        kept.append(text)
      default:
        hasPreviews = hasPreviews || parsed.names.contains("PreviewProvider")
        kept.append(parsed.laidOut)
      }
    }
    // Where nothing is shown, the states are what there is.
    let expressions = hasPreviews ? texts.dropFirst(declarations.count) : ["EmptyView()"]
    var used: Set<String> = []
    var previews: [String] = []
    for expression in expressions where hasPreviews || !previewStates.isEmpty {
      let states = hasPreviews ? previewStates.used(by: expression) : previewStates
      used.formUnion(states.flatMap(\.names))
      let body = (states.map { "@Previewable " + $0.text } + [expression.trimmed])
        .joined(separator: "\n")
      previews.append("#Preview {\n\(body.indented)\n}")
    }
    unused = previewStates.flatMap(\.names).filter { !used.contains($0) }
    text = (["import SwiftUI"] + kept + previews).joined(separator: "\n\n") + "\n"
  }
}

/// A state of a preview.
private struct PreviewState {
  var names: [String]
  var text: String
  /// The names that stand in it.
  var uses: Set<String>
}

extension [PreviewState] {
  /// Those that an expression names, and those that these begin with.
  fileprivate func used(by expression: String) -> [PreviewState] {
    var names = ParsedSource(SourceText(expression)).names
    var used: [PreviewState] = []
    for state in reversed() where !names.isDisjoint(with: state.names) {
      used.append(state)
      names.formUnion(state.uses)
    }
    return used.reversed()
  }
}

extension ParsedSource {
  /// The names that stand in the source; of `$speed`, what it is a binding to.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for token in FlatTokens(tree) {
      switch token.tokenKind {
      case .identifier(let name), .dollarIdentifier(let name):
        names.insert(name.trimmingCharacters(in: CharacterSet(charactersIn: "$`")))
      default: break
      }
    }
    return names
  }
}

extension ParsedSource {
  /// The text of a type of several lines that holds something on the line of its brace already, as the view that was put
  /// around the inside of one does: with each member on a line of its own, further in than the type.
  fileprivate var laidOut: String {
    let text = source.text
    guard case .decl(let declaration)? = tree.statements.first?.item,
      let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      let first = block.members.first?.firstToken(viewMode: .sourceAccurate),
      text.contains("\n"), !block.leftBrace.trailingTrivia.description.contains("\n"),
      !first.leadingTrivia.description.contains("\n"),
      block.rightBrace.leadingTrivia.description.contains("\n")
    else { return text }
    let bytes = text.utf8
    func index(_ offset: Int) -> String.Index {
      bytes.index(bytes.startIndex, offsetBy: offset)
    }
    let start = index(first.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = index(block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    let header = text[..<index(block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)]
    let members = text[start..<end]
    let isIndented = members.split(separator: "\n").dropFirst().allSatisfy {
      $0.allSatisfy(\.isWhitespace) || $0.first?.isWhitespace == true
    }
    // The first member has lost its own blanks to the brace before it.
    let body = isIndented ? "    " + members : String(members).indented
    return String(header) + "\n" + body + String(text[end...])
  }
}

extension String {
  fileprivate nonisolated var trimmed: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Each line that is not blank, four spaces in, as Xcode does it.
  fileprivate nonisolated var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWhitespace) ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
