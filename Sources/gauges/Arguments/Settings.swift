import GaugeUI
import Playground

/// What the options of a command line ask for.
struct Settings {
  /// The preview to draw; `nil` for all.
  var preview: String?
  /// Values to give to states, in order.
  var assignments: [Assignment] = []
  /// Columns; `nil` for those of the terminal.
  var width: Int?
  /// Rows; `nil` for those of the terminal.
  var height: Int?
  /// `nil` for the best that is safe.
  var canvas: CanvasChoice?
  var color = ColorChoice.auto
  /// The terminal's background; `nil` for what it says of itself, and dark where it says nothing.
  var colorScheme: ColorScheme?
  /// The file for an SVG picture, `-` standing for standard output; `nil` for drawing here.
  var svg: String?
  /// Whether unknown names are no errors where a picture is possible all the same.
  var isLenient = false
  /// What random numbers follow from; `nil` for what they always follow from.
  var seed: UInt64?
  /// Whether more is said than drawings and what went wrong.
  var isVerbose = false
  /// Whether `check` records what it finds.
  var updates = false
  /// Whether a tutorial steps on by itself, and how many seconds it waits.
  var isAutomatic = false
  var delay = 3.0

  struct Assignment: Equatable {
    var name: String
    var value: String
  }
}

/// The values of `--color`.
nonisolated enum ColorChoice: String, CaseIterable, Sendable {
  case auto, never
  case ansi16 = "16"
  case ansi256 = "256"
  case truecolor
}
