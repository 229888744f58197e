/// How many colours a terminal shows.
public enum ColorDepth: String, CaseIterable, Sendable {
  case none, ansi16 = "16", ansi256 = "256", truecolor
}
