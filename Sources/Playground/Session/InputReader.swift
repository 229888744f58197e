public import SwiftInterpreter

/// Cuts a text into inputs as the prompt would: a line is one, unless it goes on in the next.
public struct InputReader {
  private var pending: String?
  /// The line of the text, from 1, that `pending` begins on.
  private var firstLine = 1
  private var nextLine = 1
  /// `pending` is not looked at again before it has this many bytes.
  private var nextLook = 0
  private let name: String

  /// - Parameters:
  ///   - name: What messages call the text.
  ///   - line: The line of the text that reading begins on.
  public init(name: String = "<input>", line: Int = 1) {
    self.name = name
    (firstLine, nextLine) = (line, line)
  }

  /// Takes the next line, without its line end.
  ///
  /// - Returns: An input where the line completes one; its lines have the text's numbers.
  public mutating func take(_ line: some StringProtocol) -> SourceText? {
    let text = pending.map { $0 + "\n" + line } ?? String(line)
    if pending == nil { firstLine = nextLine }
    pending = text
    nextLine += 1
    guard text.utf8.count >= nextLook else { return nil }
    if Input.isIncomplete(text) {
      // Each look reads all that is pending: looking at every line of a long text would take time in the square of its
      // length. Up to a few screens of text, every line is looked at.
      let length = text.utf8.count
      nextLook = length < 8192 ? 0 : length + length / 4
      return nil
    }
    return finish()
  }

  /// What is pending at the end of the text, complete or not.
  public mutating func finish() -> SourceText? {
    guard let text = pending else { return nil }
    pending = nil
    nextLook = 0
    return SourceText(String(repeating: "\n", count: firstLine - 1) + text, name: name)
  }
}

extension InputReader {
  /// All inputs of a text.
  public static func inputs(of text: String, name: String = "<input>", line: Int = 1)
    -> [SourceText]
  {
    var reader = InputReader(name: name, line: line)
    var inputs = text.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { reader.take($0) }
    if let last = reader.finish() { inputs.append(last) }
    return inputs
  }
}
