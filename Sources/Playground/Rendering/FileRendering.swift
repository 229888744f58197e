public import SwiftInterpreter

/// Draws what source files show, once: `gauges render`.
public struct FileRendering {
  /// Draws only the preview of this name.
  public var preview: String?
  /// States to set before drawing, and Swift expressions for them.
  public var values: [(name: String, value: String)] = []
  /// Whether unknown names are warnings, and boxes or nothing stand in their place.
  public var isLenient = false
  /// What random numbers follow from: the same ones in every drawing.
  public var seed: UInt64 = 1
  /// Whether notes say which modifiers are ignored, and how long reading and each drawing took.
  public var isVerbose = false
  /// The room for each drawing.
  public var window = Window()
  /// Asked now and then; true stops with an error.
  public var isCancelled: () -> Bool = { false }

  public init() {}

  /// Drawings, each with its name where there are several, and what went wrong. An error among the events means that
  /// the source, or the request, was at fault.
  public func events(of sources: [SourceText]) -> [Event] {
    let clock = ContinuousClock()
    let start = clock.now
    let mended = sources.map(Mended.init)
    let sources = mended.map(\.source)
    let (program, found) = Program.check(
      sources, known: mended.map(\.parsed), isLenient: isLenient)
    var events = (mended.flatMap(\.diagnostics) + found).map { Event.diagnostic($0) }
    guard let program else { return events }
    if isVerbose {
      events += program.ignoredNotes.map { .diagnostic($0) }
      events.append(note("read and checked in \((clock.now - start).milliseconds) ms", in: sources))
    }
    let evaluation = Evaluation(program)
    evaluation.seed = seed
    evaluation.isCancelled = isCancelled
    for index in sources.indices {
      events += evaluation.run(source: index).compactMap {
        if case .diagnostic(let diagnostic) = $0 { .diagnostic(diagnostic) } else { nil }
      }
    }
    events += values.flatMap { set($0.name, to: $0.value, in: evaluation) }
    guard !events.hasError else { return events }
    do {
      let previews = try chosen(from: program, in: sources)
      for preview in previews {
        if let told = preview.drawnNote(.warning, in: sources[preview.source]) {
          events.append(.diagnostic(told))
        }
        let start = clock.now
        let rendering = evaluation.draw(preview, in: window)
        if !rendering.printed.isEmpty {
          events.append(.printed(rendering.printed.joined(separator: "\n")))
        }
        events += rendering.diagnostics.map { .diagnostic($0) }
        guard !rendering.diagnostics.hasError else { continue }
        if isVerbose {
          events.append(
            note("\(preview.name) drawn in \((clock.now - start).milliseconds) ms", in: sources))
        }
        events.append(.drawing(rendering.drawing, name: previews.count > 1 ? preview.name : nil))
      }
    } catch {
      events.append(.diagnostic(error))
    }
    return events
  }

  private func note(_ message: String, in sources: [SourceText]) -> Event {
    .diagnostic(
      Diagnostic(.note, message, in: SourceText("", name: sources.first?.name ?? ""), at: 0..<0))
  }

  private func set(_ name: String, to value: String, in evaluation: Evaluation) -> [Event] {
    let request = Argument(SourceText("\(name)=\(value)", name: "--set"))
    let known = evaluation.program.states.map(\.name)
    guard known.contains(name) else {
      let name = request.prefix(utf8: name.utf8.count)
      let suggestion = name.suggestion(among: known, list: "the states are")
      return [
        .diagnostic(name.error("there is no state named \(name.quoted)\(suggestion)"))
      ]
    }
    let expression = SourceText(value, name: request.source.name)
    return evaluation.set(name, to: expression).map {
      let value = request.dropFirst(name.count + 1)
      return .diagnostic($0.moved(from: expression, offset: 0, to: value))
    }
  }

  private func chosen(
    from program: Program, in sources: [SourceText]
  ) throws(Diagnostic) -> [Program.Preview] {
    let file = SourceText("", name: sources.first?.name ?? "<input>")
    let all = program.previews
    guard let preview else {
      guard all.isEmpty else { return all }
      let samples = isLenient ? program.samples : []
      guard samples.isEmpty else { return samples }
      throw Diagnostic(
        .error,
        "there is nothing to show: no preview, no view at the top level, and no view struct that "
          + "can be made without arguments", in: file, at: 0..<0,
        notes: sources.indices.flatMap(program.leftOut)
          + program.drawableTypes.compactMap(\.use).map {
            Diagnostic(.note, $0, in: file, at: 0..<0)
          })
    }
    let named = (all + program.showable).first { $0.name == preview }
    guard let named else {
      let names = all.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Diagnostic(
        .error,
        "there is no preview named '\(preview)'" + (names.isEmpty ? "" : "; there are \(names)"),
        in: file, at: 0..<0)
    }
    return [named]
  }
}

extension Duration {
  /// To a tenth.
  fileprivate nonisolated var milliseconds: String {
    let tenths = Int((self / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
