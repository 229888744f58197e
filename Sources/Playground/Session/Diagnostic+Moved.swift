import Foundation
import SwiftInterpreter

extension Rejection {
  /// The same rejection, what it says of `source` from `offset` on being said of `argument`.
  func moved(from source: SourceText, offset: Int, to argument: Argument) -> Rejection {
    Rejection([], after: events.moved(from: source, offset: offset, to: argument))
  }
}

extension [Event] {
  /// The diagnostics among the events, said of `argument` where they are about `source` from `offset` on.
  nonisolated func moved(from source: SourceText, offset: Int, to argument: Argument) -> [Event] {
    map { event in
      guard case .diagnostic(let diagnostic) = event else { return event }
      return .diagnostic(diagnostic.moved(from: source, offset: offset, to: argument))
    }
  }
}

extension [Event] {
  /// The diagnostics among the events, those about `source` or a part of it said of `argument` as a whole, which it was
  /// written from: nobody typed what they quote.
  nonisolated func said(of argument: Argument, insteadOf source: SourceText) -> [Event] {
    map { event in
      guard case .diagnostic(var diagnostic) = event,
        source.text.contains(diagnostic.source.text.trimmingCharacters(in: .whitespacesAndNewlines))
      else { return event }
      (diagnostic.source, diagnostic.range) = (argument.source, argument.range)
      diagnostic.notes = []
      diagnostic.fixIts = []
      return .diagnostic(diagnostic)
    }
  }
}

extension Diagnostic {
  /// The diagnostic, said of `argument` where it is about `source` from `offset` on. Fix-its keep their words.
  nonisolated func moved(
    from source: SourceText, offset: Int, to argument: Argument
  ) -> Diagnostic {
    guard self.source == source, range.lowerBound >= offset else { return self }
    let place = argument.range.lowerBound - offset
    var moved = self
    moved.source = argument.source
    moved.range = range.lowerBound + place..<range.upperBound + place
    moved.notes = notes.map { $0.moved(from: source, offset: offset, to: argument) }
    moved.fixIts = fixIts.map { fixIt in
      FixIt(
        message: fixIt.message,
        edits: fixIt.edits.filter { $0.range.lowerBound >= offset }.map {
          TextEdit(
            range: $0.range.lowerBound + place..<$0.range.upperBound + place,
            replacement: $0.replacement)
        })
    }
    return moved
  }
}
