/// Where the cursor is in a frame, counted from its top leading corner, from 0, and in which colours the terminal writes.
public struct FrameCursor: Equatable, Sendable {
  public var column: Int
  public var row: Int
  /// Whether updates leave the terminal in the colours that they wrote last, so that the next one may begin in them.
  ///
  /// That is the shortest for frames that follow one another. Whatever else is written in between, and whatever comes after
  /// the last frame, has to come after the bytes of `resetPen()`.
  public var keepsPen: Bool
  /// The style in which the terminal writes; `nil` where nobody knows.
  var pen: CellGrid.Style? = CellGrid.Style()

  public init(column: Int = 0, row: Int = 0, keepsPen: Bool = false) {
    self.column = column
    self.row = row
    self.keepsPen = keepsPen
  }

  public static let origin = FrameCursor()
}

extension FrameCursor {
  /// What brings the terminal back to its own colours; nothing where it has them.
  public mutating func resetPen() -> [UInt8] {
    defer { pen = CellGrid.Style() }
    return pen == CellGrid.Style() ? [] : Array("\u{1B}[m".utf8)
  }

  /// Says that something else has been written, so that the terminal may have any colours.
  public mutating func losePen() { pen = nil }
}
