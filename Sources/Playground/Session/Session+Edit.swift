import SwiftInterpreter

extension Session {
  /// Makes a change to the current gauge in the document's source, and draws it.
  func edit(_ edit: GaugeEdit, at argument: Argument) throws -> [Event] {
    try change(to: try edited(edit, at: argument))
  }

  /// The document with a change made to the current gauge.
  func edited(_ edit: GaugeEdit, at argument: Argument) throws -> Document {
    let present = history.present
    var document = present.document
    let editor = SourceEditor(document.sources, shown: present.previews)
    do {
      for (index, source) in try editor.applying(edit).enumerated() {
        document[source: index] = source
      }
    } catch {
      throw argument.error(error.message)
    }
    return document
  }
}
