import SwiftInterpreter
import TerminalRendering

/// How the parts of an input are set: in the terminal's own sixteen colours, so that they fit its theme.
struct InputStyle {
  /// Longer inputs, in bytes, are left plain, so that a key in them never waits for the parser.
  private static let limit = 1 << 14

  private var parts: [(range: Range<Int>, style: CellGrid.Style)] = []

  init(of text: String, depth: ColorDepth) {
    guard depth != .none, text.utf8.count <= Self.limit, !text.hasPrefix(":") else { return }
    parts = SyntaxClass.parts(of: text).map { ($0.range, Self.style(of: $0.kind)) }
  }

  /// The style at an offset in the text, in UTF-8.
  func style(at offset: Int) -> CellGrid.Style {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < parts.count, parts[low].range.contains(offset) else { return .init() }
    return parts[low].style
  }

  private static func style(of kind: SyntaxClass) -> CellGrid.Style {
    let color: UInt8 =
      switch kind {
      case .keyword, .attribute: 5
      case .type: 6
      case .number: 3
      case .string: 2
      case .comment: 8
      }
    return .init(foreground: .ansi16(color))
  }

  /// How a problem under the input is set.
  static func problem(_ depth: ColorDepth) -> CellGrid.Style {
    depth == .none ? .init() : .init(foreground: .ansi16(1))
  }
}
