import Foundation

/// A document as a file that Xcode compiles and previews unchanged.
public struct XcodeFile {
  public let text: String

  /// - Parameters:
  ///   - declarations: Types, functions, variables and previews, in order.
  ///   - shown: The expressions shown; each becomes a `#Preview`.
  ///   - states: The states that no longer have their initial values, and their values as Swift literals. They become
  ///     the initial values.
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
    var previewStates: [String] = []
    for (declaration, text) in zip(declarations, texts) {
      let text = text.trimmed
      switch ParsedSource(SourceText(text, name: declaration.name)).items.first?.kind {
      case .import: continue
      // A file has no place for a state at its top level; a preview has.
      case .variable where text.hasPrefix("@State"): previewStates.append("@Previewable " + text)
      default: kept.append(text)
      }
    }
    let previews = texts.dropFirst(declarations.count).map { expression in
      let body = (previewStates + [expression.trimmed]).joined(separator: "\n")
      return "#Preview {\n\(body.indented)\n}"
    }
    // States that no expression shows are still part of the document.
    if previews.isEmpty, !previewStates.isEmpty {
      let body = (previewStates + ["EmptyView()"]).joined(separator: "\n")
      kept.append("#Preview {\n\(body.indented)\n}")
    }
    text = (["import SwiftUI"] + kept + previews).joined(separator: "\n\n") + "\n"
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
