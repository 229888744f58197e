import SwiftInterpreter

// Changing the current gauge in its source.
extension Session {
  /// Makes a change to the current gauge, and draws it.
  func edit(_ edit: GaugeEdit, at argument: Argument) throws -> [Event] {
    try change(to: try edited(edit, at: argument))
  }

  /// The document with a change made to the current gauge.
  func edited(_ edit: GaugeEdit, at argument: Argument) throws -> Document {
    guard !history.present.previews.isEmpty else {
      throw argument.error(
        "there is no gauge to change",
        notes: [argument.note("show one first, as with :gauge speed 140 in 0...200 \"Speed\"")])
    }
    var document = history.present.document
    do {
      for (index, source) in try sourceEditor.applying(edit).enumerated() {
        document[source: index] = source
      }
    } catch {
      throw argument.error(error.message)
    }
    return document
  }

  var sourceEditor: SourceEditor {
    SourceEditor(history.present.document.sources, shown: history.present.previews)
  }
}
