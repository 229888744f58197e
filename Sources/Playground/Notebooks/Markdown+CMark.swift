private import CMark
import Foundation

extension Markdown {
  /// Reads Markdown with cmark-gfm: CommonMark, tables and struck text. Every text is some Markdown.
  public nonisolated init(_ text: String) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
      blocks = [Block(content: .paragraph([Run(text)]), line: 1)]
      return
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    blocks = Node(document)?.blocks(depth: 0) ?? []
  }
}

/// A node of cmark's tree, which owns it.
private nonisolated struct Node {
  let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Nodes within nodes beyond this many are left out: a thousand `>` in a row must not exhaust the stack.
  static let depthLimit = 40

  var kind: String { String(cString: cmark_node_get_type_string(pointer)) }
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  var children: some Sequence<Node> {
    sequence(first: Node(cmark_node_first_child(pointer))) {
      $0.flatMap { Node(cmark_node_next($0.pointer)) }
    }
    .lazy.prefix { $0 != nil }.compactMap { $0 }
  }
}

extension Node {
  nonisolated func blocks(depth: Int) -> [Markdown.Block] {
    guard depth < Self.depthLimit else { return [] }
    return children.compactMap { child in
      child.content(depth: depth).map { Markdown.Block(content: $0, line: child.line) }
    }
  }

  private nonisolated func content(depth: Int) -> Markdown.Content? {
    switch kind {
    case "heading": .heading(level: Int(cmark_node_get_heading_level(pointer)), runs())
    case "paragraph": .paragraph(runs())
    case "code_block": .code(literal, language: language)
    case "thematic_break": .rule
    case "block_quote": .quote(blocks(depth: depth + 1))
    case "list":
      .list(
        children.map { $0.blocks(depth: depth + 1) },
        start: cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
          ? Int(cmark_node_get_list_start(pointer)) : nil)
    case "table": .table(children.map { row in row.children.map { $0.runs() } })
    // HTML is for forges: comments and anchors say nothing here.
    default: nil
    }
  }

  private nonisolated var language: String {
    let info = cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? ""
    return info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  /// The letters inside, neighbours that look the same joined.
  private nonisolated func runs() -> [Markdown.Run] {
    var runs: [Markdown.Run] = []
    addRuns(to: &runs, traits: [], depth: 0)
    return runs
  }

  private nonisolated func addRuns(
    to runs: inout [Markdown.Run], traits: Markdown.Traits, depth: Int
  ) {
    guard depth < Self.depthLimit else { return }
    for child in children {
      switch child.kind {
      case "text": runs.add(child.literal, traits)
      case "softbreak": runs.add(" ", traits)
      case "linebreak": runs.add("\n", traits)
      case "code": runs.add(child.literal, traits.union(.code))
      case "html_inline": break
      case let kind:
        child.addRuns(
          to: &runs, traits: traits.union(Self.traits[kind] ?? []), depth: depth + 1)
      }
    }
  }

  private nonisolated static let traits: [String: Markdown.Traits] = [
    "emph": .emphasis, "strong": .strong, "strikethrough": .struck, "link": .link,
  ]
}

extension [Markdown.Run] {
  fileprivate nonisolated mutating func add(_ text: String, _ traits: Markdown.Traits) {
    if let last = indices.last, self[last].traits == traits {
      self[last].text += text
    } else if !text.isEmpty {
      append(Markdown.Run(text, traits))
    }
  }
}
