import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Commands with files ask for them, and touch none")
struct FileCommandTests {
  /// The only request that an input makes.
  private func request(_ input: String, in session: Session) throws -> FileRequest {
    let events = session.submit(input)
    guard events.count == 1, case .file(let request) = events[0] else {
      throw Failure(text: "\(events)")
    }
    return request
  }

  private struct Failure: Error { var text: String }

  private static let gauge = ":gauge speed 140 in 0...200 \"Speed\""

  @Test("What is saved is what :code prints, in a file that Xcode takes")
  func save() throws {
    let session = Session()
    _ = session.submit(Self.gauge)
    let request = try request(":save \"my speed.swift\"", in: session)
    #expect(request.path == "my speed.swift")
    guard case .write(let text, replaced: false) = request.action else {
      Issue.record("\(request.action)")
      return
    }
    #expect(text == transcript(of: [":code"], in: session).dropFirst(":code\n".count + 2) + "\n")
    #expect(request.events(after: .success("")).map(\.transcript) == ["Wrote my speed.swift."])
    #expect(
      request.events(after: .failure(.failed("cannot write it: no space"))).map(\.transcript)
        == ["error: cannot write it: no space"])
  }

  @Test("A file that is there is replaced when it was asked for before")
  func replacing() throws {
    let session = Session()
    _ = session.submit(Self.gauge)
    let first = try request(":save a.swift", in: session)
    #expect(
      first.events(after: .failure(.exists)).map(\.transcript) == [
        "error: a.swift is there already and was not written here; the same command again "
          + "replaces it"
      ])
    let second = try request(":save a.swift", in: session)
    guard case .write(_, replaced: true) = second.action else {
      Issue.record("\(second.action)")
      return
    }
  }

  @Test(
    "The file's ending says what is exported",
    arguments: [
      ("a.svg", "<svg "), ("A.SVG", "<svg "), ("a.txt", "     Speed"),
      ("a.html", "<!DOCTYPE html>"),
      ("a.ansi", "     \u{1B}[38;2;255;255;255mSpeed\u{1B}[m\n"),
    ])
  func export(file: String, beginning: String) throws {
    let session = Session()
    session.window = Window(columns: 15, rows: 2)
    _ = session.submit(":gauge speed 100 in 0...200 \"Speed\"")
    guard case .write(let text, _) = try request(":export \(file)", in: session).action else {
      return
    }
    #expect(text.hasPrefix(beginning))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("All that is shown is exported, in both appearances unless one is chosen")
  func wholePicture() throws {
    let session = Session()
    session.window = Window(columns: 20)
    _ = session.submit("Text(\"one\")\nText(\"two\")")
    guard case .write(let text, _) = try request(":export a.txt", in: session).action else {
      return
    }
    #expect(text == "one\n\ntwo\n")
    guard case .write(let svg, _) = try request(":export a.svg", in: session).action else { return }
    #expect(svg.contains("@media") && svg.contains("#000000") && svg.contains("#ffffff"))
    _ = session.submit(":appearance light")
    guard case .write(let light, _) = try request(":export b.svg", in: session).action else {
      return
    }
    #expect(!light.contains("@media") && !light.contains("#ffffff"))
  }

  @Test("A Swift file that is opened takes the document's place, in one step")
  func openSwift() throws {
    let session = Session()
    session.window = Window(columns: 20)
    _ = session.submit(Self.gauge)
    let opening = try request(":open ~/a.swift", in: session)
    #expect(opening.action == .read && opening.path == "~/a.swift")
    let events = opening.events(
      after: .success(
        "import SwiftUI\n\nstruct A: View {\n  var body: some View { Text(\"a\") }\n}"))
    #expect(events.map(\.transcript) == ["a"])
    #expect(transcript(of: [":list"], in: session).hasSuffix("shown: A()"))
    #expect(transcript(of: [":undo"], in: session).contains("140"))
    #expect(transcript(of: [":redo"], in: session).hasSuffix("\na"))
  }

  @Test(
    "A notebook that is opened is run; one with an error leaves all as it was",
    arguments: [
      ("# A\n\n```swift\nText(\"a\")\n```\n\n```gauges\n.bold()\n```\n", "a", "Text(\"a\").bold()"),
      (
        "# A\n\n```swift\nText(\"a\")\n```\n\n```swift\nTxt()\n```\n",
        "error: cannot find 'Txt' in scope; did you mean 'Text'?", "Text(\"before\")"
      ),
      (
        "# A\n\n```swift\nText(\"a\")\n```\n\n```gauges\n:save b.swift\n```\n",
        "error: a notebook neither reads nor writes files: 'b.swift' is left alone",
        "Text(\"before\")"
      ),
    ])
  func openNotebook(notebook: String, answer: String, shown: String) throws {
    let session = Session()
    _ = session.submit("Text(\"before\")")
    let events = try request(":open a.md", in: session).events(after: .success(notebook))
    #expect(events.map { $0.transcript.split(separator: "\n").first.map(String.init) } == [answer])
    #expect(transcript(of: [":list"], in: session) == "> :list\nshown: \(shown)")
  }

  @Test(
    "What cannot be done is said before a file is asked for",
    arguments: [
      (":save", "a file to write is missing"), (":open", "a file to read is missing"),
      (":export", "a file to write is missing"), (":save a.swift", "there is nothing to save yet"),
      (":export a.svg", "there is no picture to export: nothing is shown"),
      (
        ":export a.pdf",
        "a picture is made by the file's ending, which can be .svg, .txt, .ansi, .html"
      ),
    ])
  func misuse(input: String, message: String) {
    let first = Session().submit(input).first?.transcript
    #expect(first?.split(separator: "\n").first == "error: \(message)")
  }
}

@Suite("Commands for the preview itself")
struct PreviewCommandTests {
  // The transcript's renderer takes every background for black: on it a track for a light one does not show.
  @Test("They draw anew, last, and are no steps to undo")
  func settings() {
    let session = Session()
    #expect(
      transcript(
        of: [
          "Gauge(value: 0.5) { Text(\"a\") }", ":width 9", ":width", ":width 99", "Text(\"b\")",
          ":undo", ":width auto", ":appearance", ":appearance light", ":appearance", ":canvas xyz",
        ], in: session, window: Window(columns: 12)) == """
          > Gauge(value: 0.5) { Text("a") }
               a
          ██████░░░░░░
          > :width 9
              a
          ████▌░░░░
          > :width
          Previews have 9 of the window's 12 columns.
          > :width 99
          error: a width is a number of columns, 1 to the window's 12, or auto for all
          note: usage: :width [N], as in :width 40
          > Text("b")
          b
          > :undo
          undone: Text("b")
              a
          ████▌░░░░
          > :width auto
               a
          ██████░░░░░░
          > :appearance
          Previews are drawn for a dark background, as the terminal is.
          > :appearance light
               a
          ██████
          > :appearance
          Previews are drawn for a light background.
          > :canvas xyz
          error: there is no canvas 'xyz'; it can be auto, ascii, blocks, sextants, octants, braille, kitty, sixel
          """)
    #expect(session.settings.colorScheme == .light)
  }

  @Test("A canvas is chosen by name, for the caller to draw with")
  func canvas() {
    let session = Session()
    #expect(
      transcript(of: [":canvas braille"], in: session)
        == "> :canvas braille\nPreviews are drawn in braille.")
    #expect(session.settings.canvas == .glyphs(.braille))
    #expect(transcript(of: [":canvas"], in: session).contains("▸  braille   dots"))
    session.settings.canvas = nil
    let window = Window(columns: 60, canvas: .auto)
    #expect(
      transcript(of: [":canvas"], in: session, window: window).contains("▸  auto      the finest"))
  }
}
