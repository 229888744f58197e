import GaugeUI
import SwiftInterpreter

// Drawing what is shown.
extension Session {
  /// A program at work, stopped when the session is.
  func evaluation(of program: Program, states: StateValues) -> Evaluation {
    let evaluation = Evaluation(program, states: states)
    evaluation.isCancelled = isCancelled
    return evaluation
  }

  /// The program at work that draws: the one of the last drawing where that was of this program.
  private func evaluation(drawing program: Program, states: StateValues) -> Evaluation {
    if let drawn, drawn.program === program {
      drawn.states = states
      drawn.isCancelled = isCancelled
      return drawn
    }
    let evaluation = evaluation(of: program, states: states)
    drawn = evaluation
    return evaluation
  }

  /// Draws what `snapshot` shows, in the room for previews unless told otherwise.
  ///
  /// - Throws: `Rejection` where a drawing fails, with what came `before`.
  func draw(
    _ snapshot: inout Snapshot, in room: Window? = nil, after before: [Event] = []
  ) throws -> [Event] {
    guard let program = snapshot.program else { return [] }
    snapshot.states.forgetShown()
    let evaluation = evaluation(drawing: program, states: snapshot.states)
    let previews = snapshot.previews
    var events: [Event] = []
    for preview in previews {
      let rendering = evaluation.draw(preview, in: room ?? self.room)
      if !rendering.printed.isEmpty {
        events.append(.printed(rendering.printed.joined(separator: "\n")))
      }
      guard !rendering.diagnostics.hasError else {
        throw Rejection(snapshot.stillUnsaid(rendering.diagnostics), after: before + events)
      }
      events += snapshot.unsaid(rendering.diagnostics).map { .diagnostic($0) }
      events.append(.drawing(rendering.drawing, name: previews.count > 1 ? preview.name : nil))
    }
    snapshot.states = evaluation.states
    return events
  }

  /// Draws what is shown now.
  func redraw() throws -> [Event] {
    var present = history.present
    return try draw(&present)
  }
}

extension Evaluation {
  /// Lays out and draws a preview in the room that `window` has.
  func draw(_ preview: Program.Preview, in window: Window) -> Rendering {
    draw(
      preview, columns: window.columns, rows: window.rows, scrolls: window.scrolls,
      environment: window.environment)
  }
}

extension Window {
  /// What views in the window start from.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.medium = medium
    environment.metrics = metrics
    return environment
  }
}
