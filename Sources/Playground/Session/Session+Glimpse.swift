public import GaugeUI
public import SwiftInterpreter

/// What an input would come to, as far as it can be told while it is being typed.
public struct Glimpse {
  /// What it would draw; `nil` where it draws nothing or is in error.
  public var drawing: Drawing?
  /// The first error; where there is none, the first warning.
  public var problem: Diagnostic?
}

extension Session {
  /// What taking `input` would draw, the session staying as it is.
  ///
  /// - Parameters:
  ///   - window: The room for the drawing.
  ///   - isCancelled: Asked now and then; true gives up.
  /// - Returns: `nil` where it was given up; nothing at all for an input that leaves the drawing alone.
  public func glimpse(
    of input: String, in window: Window, isCancelled: @escaping () -> Bool
  ) -> Glimpse? {
    let source = SourceText(input)
    guard changesDrawing(Input(source)) else { return Glimpse() }
    let kept = (history, tutorial, self.window, self.isCancelled)
    defer { (history, tutorial, self.window, self.isCancelled) = kept }
    (self.window, self.isCancelled) = (window, isCancelled)
    var glimpse = Glimpse()
    for event in submit(source) {
      switch event {
      case .drawing(let drawing, _): glimpse.drawing = glimpse.drawing ?? drawing
      case .diagnostic(let diagnostic) where diagnostic.severity != .note:
        if diagnostic.isError, glimpse.problem?.isError != true { glimpse.problem = diagnostic }
        glimpse.problem = glimpse.problem ?? diagnostic
      default: break
      }
    }
    if glimpse.problem?.isError ?? false { glimpse.drawing = nil }
    return isCancelled() ? nil : glimpse
  }

  /// Commands that write the document; what the others show is shown when they are run.
  private static let editingCommands: Set = ["gauge", "set", "style", "tint", "range", "label"]

  private func changesDrawing(_ input: Input) -> Bool {
    switch input {
    case .empty: return false
    case .swift, .continuation: return true
    case .command(let name, let argument):
      guard let command = try? Command.named(name), !argument.isEmpty else { return false }
      return Self.editingCommands.contains(command.name)
    }
  }
}
