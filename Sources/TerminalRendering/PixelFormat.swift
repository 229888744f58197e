/// How pixels are written for a terminal.
public enum PixelFormat: Equatable, Sendable {
  /// kitty's protocol: images lie under the text and are known by number.
  case kitty
  /// Sixels: pixels take the place of characters, and characters that of pixels.
  ///
  /// `background` is what lies behind pixels that are half clear, `colorLimit` how many colours the terminal keeps.
  case sixel(background: SIMD3<UInt8>, colorLimit: Int)

  /// Whether a character hides the pixels of its cell.
  var isCoveredByText: Bool { self != .kitty }
}
