import Foundation

// The graphics protocol of kitty: "Terminal graphics protocol" in its documentation.

extension PixelImage {
  /// What shows this image in a terminal that knows kitty's protocol, at the cursor, which stays where it is.
  ///
  /// - Parameters:
  ///   - id: The image's number, from 1. Another image of the same number takes its place.
  ///   - columns: The cells that it fills.
  ///   - rows: The cells that it fills.
  /// - Returns: Escapes; nothing for an image without pixels.
  public func kitty(id: UInt32, columns: Int, rows: Int) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let data = Array(Data(bytes).base64EncodedString().utf8)
    var escapes: [UInt8] = []
    var start = 0
    while start < data.count {
      let end = min(start + Self.kittyChunk, data.count)
      // Below the text, no answers, the cursor unmoved.
      let keys =
        start == 0
        ? "a=T,f=32,s=\(width),v=\(height),i=\(id),c=\(columns),r=\(rows),z=-1,C=1,q=2," : ""
      escapes += Array("\u{1B}_G\(keys)m=\(end < data.count ? 1 : 0);".utf8)
      escapes += data[start..<end]
      escapes += Array("\u{1B}\\".utf8)
      start = end
    }
    return escapes
  }

  /// What removes the image of a number, and its pixels from the terminal's memory.
  public static func kittyRemoval(id: UInt32) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }

  /// Bytes of base 64 in one escape: the protocol's limit.
  private static let kittyChunk = 4096
}
