import SwiftInterpreter

// Changing the current gauge in its source.
extension Session {
  /// Makes a change to the current gauge, and draws it. What is wrong with the change is said of `argument`, where the
  /// change is written as it was typed.
  func edit(_ edit: GaugeEdit, at argument: Argument) throws -> [Event] {
    let document = try edited(edit, at: argument)
    do {
      return try change(to: document, pardonsUnknown: false)
    } catch let rejection as Rejection {
      let old = history.present.document.sources
      throw zip(old, document.sources).reduce(rejection) { rejection, pair in
        guard pair.0 != pair.1,
          let offset = Self.place(of: argument.text, newIn: pair.1, after: pair.0)
        else { return rejection }
        return rejection.moved(from: pair.1, offset: offset, to: argument)
      }
    }
  }

  /// Where `text` stands in what `new` has and `old` has not, in UTF-8 offsets.
  private static func place(
    of text: Substring, newIn new: SourceText, after old: SourceText
  ) -> Int? {
    let (old, new) = (old.text.utf8, new.text.utf8)
    let common = zip(old, new).prefix { $0 == $1 }.count
    // The change may begin with the same letters as what it took the place of.
    let start = max(0, common - text.utf8.count)
    return new.dropFirst(start).firstRange(of: text.utf8).map {
      new.distance(from: new.startIndex, to: $0.lowerBound)
    }
  }

  /// The document with a change made to the current gauge.
  func edited(_ edit: GaugeEdit, at argument: Argument) throws -> Document {
    guard !history.present.previews.isEmpty else {
      throw argument.error(
        "there is no gauge to change",
        notes: [argument.hint("show one first, as with :gauge speed 140 in 0...200 \"Speed\"")])
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
