/// How many colours a terminal shows.
public enum ColorDepth: String, CaseIterable, Sendable {
  case none
  case ansi16 = "16"
  case ansi256 = "256"
  case truecolor
}
