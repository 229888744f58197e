/// The characters that drawings are fitted to.
public struct GlyphSet: Sendable {
  /// The name on the command line, as `blocks`.
  public let name: String
}
