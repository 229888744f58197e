internal import SwiftSyntax

/// How a source is laid out, so that what is added to it looks as if its author had written it.
struct SourceLayout {
  private let bytes: [UInt8]

  /// The longest line that is made by going on with one.
  static let lineLength = 100

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The blanks that the line of `offset` begins with.
  func indentation(at offset: Int) -> String {
    let start = lineStart(at: offset)
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// One step of indentation: a tab where the source indents by tabs, else what the first indented line has, else
  /// Xcode's four spaces.
  var indentationStep: String {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "\t") { return "\t" }
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      if spaces > 0, spaces < line.count { return String(repeating: " ", count: spaces) }
    }
    return "    "
  }

  func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "\n"))
  }

  /// What stands between a call and a modifier that is added behind it.
  ///
  /// A modifier gets a line of its own where the next one has, or where the call or what follows it goes over several
  /// lines; or where the line would become too long. Behind a closing brace it stands under the brace, else one step in.
  func separator(before modifier: String, behind call: FunctionCallExprSyntax) -> String {
    let range = call.textRange
    if let next = followingLine(after: range.upperBound) { return "\n" + next }
    let lastLine = indentation(at: range.upperBound)
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base?.textRange.upperBound
    {
      // Another modifier: this one stands as it does.
      let ownLine = hasLineBreak(in: base..<access.period.textRange.lowerBound)
      return ownLine ? "\n" + indentation(at: access.period.textRange.lowerBound) : ""
    }
    if hasLineBreak(in: range) { return "\n" + lastLine }
    let line = range.upperBound - lineStart(at: range.lowerBound) + modifier.utf8.count
    // A gauge with labels behind it is set anew as a whole where it is too long (`GaugeReflow`).
    let isSetAnew = !(call.trailingClosure?.statements.isEmpty ?? true)
    return line > Self.lineLength && !isSetAnew ? "\n" + lastLine + indentationStep : ""
  }

  /// The indentation of the line after `offset` where that line goes on with a modifier.
  private func followingLine(after offset: Int) -> String? {
    let rest = bytes[offset...]
    guard let place = rest.firstIndex(where: { !Self.isBlank($0) }),
      bytes[place] == UInt8(ascii: "."),
      hasLineBreak(in: offset..<place)
    else { return nil }
    return indentation(at: place)
  }

  /// The place of a modifier with the blanks before it; without them where the line goes on behind it.
  func rangeToRemove(modifier call: FunctionCallExprSyntax) -> Range<Int> {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return call.textRange
    }
    var start = access.period.textRange.lowerBound
    let end = call.textRange.upperBound
    let goesOn = end < bytes.count && bytes[end] == UInt8(ascii: ".")
    if !goesOn {
      while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    }
    return start..<end
  }

  func lineStart(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
