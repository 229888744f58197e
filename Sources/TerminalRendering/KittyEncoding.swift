import Foundation

// The graphics protocol of kitty: "Terminal graphics protocol" in its documentation.

extension PixelImage {
  /// What shows this image in a terminal that knows kitty's protocol, at the cursor, which stays where it is.
  ///
  /// - Parameters:
  ///   - id: The image's number, from 1, to move and remove it by. Another image of the same number takes its place. `nil`
  ///     for one that stays.
  ///   - columns: The cells that it fills.
  ///   - rows: The cells that it fills.
  /// - Returns: Escapes; nothing for an image without pixels.
  public func kitty(id: UInt32?, columns: Int, rows: Int) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let data = Array(Data(Deflate.zlib(bytes)).base64EncodedString().utf8)
    let number = id.map { "i=\($0),p=1," } ?? ""
    var escapes: [UInt8] = []
    var start = 0
    while start < data.count {
      let end = min(start + Self.kittyChunk, data.count)
      let keys =
        start == 0
        ? "a=T,f=32,o=z,s=\(width),v=\(height),\(number)\(Self.kittyPlace(columns, rows))," : ""
      escapes += Array("\u{1B}_G\(keys)m=\(end < data.count ? 1 : 0);".utf8)
      escapes += data[start..<end]
      escapes += Array("\u{1B}\\".utf8)
      start = end
    }
    return escapes
  }

  /// What moves the image of a number, as it was shown before, to the cursor.
  public static func kittyPlacement(id: UInt32, columns: Int, rows: Int) -> [UInt8] {
    Array("\u{1B}_Ga=p,i=\(id),p=1,\(kittyPlace(columns, rows))\u{1B}\\".utf8)
  }

  /// What removes the image of a number, and its pixels from the terminal's memory.
  public static func kittyRemoval(id: UInt32) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }

  /// Below the text, no answers, the cursor unmoved.
  private static func kittyPlace(_ columns: Int, _ rows: Int) -> String {
    "c=\(columns),r=\(rows),z=-1,C=1,q=2"
  }

  /// Bytes of base 64 in one escape: the protocol's limit.
  private static let kittyChunk = 4096
}
