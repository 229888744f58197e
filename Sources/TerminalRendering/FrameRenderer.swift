public import GaugeUI

/// Draws one frame after the other, each as what has changed.
///
/// Whatever can be kept from frame to frame is kept: what each part of a drawing covers, the cells that were chosen, and the
/// room for what is written. So a frame takes time for what is different in it, and memory only where it is larger than all
/// before.
public final class FrameRenderer {
  private let renderer: DrawingRenderer
  // One owner alone draws frames: no access to these can meet another.
  @exclusivity(unchecked) private var painter: FramePainter?
  /// A frame without columns or rows.
  private var empty = CellGrid(columns: 0, rows: 0)
  /// What the terminal shows.
  @exclusivity(unchecked) private var shown = CellGrid(columns: 0, rows: 0)
  /// Whether the painter's grid differs from that at most in the cells that it has painted since.
  @exclusivity(unchecked) private var knowsChanges = false
  @exclusivity(unchecked) private var diff = FrameDiff()
  private let bytes = ByteBuffer(capacity: 4096)

  public init(_ renderer: DrawingRenderer) { self.renderer = renderer }

  /// Draws the next frame.
  public func draw(_ drawing: Drawing) {
    if painter?.canShow(drawing) == true {
      painter?.show(drawing.parts)
      return
    }
    knowsChanges = false
    painter = renderer.painter(for: drawing)
    painter?.show(drawing.parts)
    let (columns, rows) = DrawingRenderer.size(of: drawing)
    empty = CellGrid(columns: columns, rows: painter == nil ? rows : 0)
  }

  /// The frame as cells. Whoever keeps it makes the next frame be drawn into a copy.
  public var grid: CellGrid { painter?.grid ?? empty }

  /// The whole frame, as `CellGrid.ansiText`. The bytes are good until the next are asked for.
  public func whole() -> ByteBuffer {
    bytes.removeAll()
    painter?.grid.writeANSI(to: bytes)
    return bytes
  }

  /// What turns a terminal that shows the frame for which this was asked last into one that shows the present one, as
  /// `CellGrid.update`. The bytes are good until the next are asked for.
  ///
  /// - Parameter cursor: Where the cursor is before, and then after.
  public func update(cursor: inout FrameCursor, isSynchronized: Bool = false) -> ByteBuffer {
    bytes.removeAll()
    let grid = self.grid
    if knowsChanges, painter != nil {
      painter?.findChanges(from: shown, in: &diff)
    } else {
      diff.find(from: shown, to: grid)
    }
    grid.write(
      diff: &diff, shownRows: shown.rows, cursor: &cursor, isSynchronized: isSynchronized,
      to: bytes)
    noteShown()
    return bytes
  }

  private func noteShown() {
    guard knowsChanges else {
      shown = grid
      painter?.painted.removeAll()
      knowsChanges = true
      return
    }
    painter?.takePainted(into: &shown)
  }
}
