public import GaugeUI

/// Draws one frame after the other, each as what has changed.
///
/// Whatever can be kept from frame to frame is kept: what each part of a drawing covers, the cells that were chosen, and the
/// room for what is written. So a frame takes time for what is different in it, and memory only where it is larger than all
/// before.
public final class FrameRenderer {
  private let renderer: DrawingRenderer
  // One owner alone draws frames: no access to these can meet another.
  /// What paints frames of the present size; nothing where they have no cells.
  @exclusivity(unchecked) private var painter = Room<FramePainter>(capacity: 1)
  /// A blank frame of that size.
  private var empty = CellGrid(columns: 0, rows: 0)
  /// What the terminal shows.
  @exclusivity(unchecked) private var shown = CellGrid(columns: 0, rows: 0)
  /// Whether the painter's grid differs from that at most in the cells that it has painted since.
  @exclusivity(unchecked) private var knowsChanges = false
  @exclusivity(unchecked) private var diff = FrameDiff()
  @exclusivity(unchecked) private var writer = FrameWriter(to: ByteBuffer(capacity: 4096))

  public init(_ renderer: DrawingRenderer) { self.renderer = renderer }

  /// Draws the next frame.
  public func draw(_ drawing: Drawing) {
    if painter.isEmpty || !painter[0].canShow(drawing) {
      knowsChanges = false
      painter.removeAll()
      let (columns, rows) = DrawingRenderer.size(of: drawing)
      empty = CellGrid(columns: columns, rows: rows)
      guard let next = renderer.painter(for: drawing) else { return }
      painter.append(next)
    }
    painter[0].show(drawing.parts)
  }

  /// The frame as cells. Whoever keeps it makes the next frame be drawn into a copy.
  public var grid: CellGrid { painter.isEmpty ? empty : painter[0].grid }

  /// The whole frame, as `CellGrid.ansiText`. The bytes are good until the next are asked for.
  public func whole() -> ByteBuffer {
    writer.bytes.removeAll()
    grid.writeANSI(to: writer.bytes, with: writer.pens)
    return writer.bytes
  }

  /// What turns a terminal that shows the frame for which this was asked last into one that shows the present one, as
  /// `CellGrid.update`. The bytes are good until the next are asked for.
  ///
  /// - Parameter cursor: Where the cursor is before, and then after.
  public func update(cursor: inout FrameCursor, isSynchronized: Bool = false) -> ByteBuffer {
    writer.bytes.removeAll()
    let rows = shown.rows
    if knowsChanges, !painter.isEmpty {
      painter[0].bringUp(&shown, noting: &diff)
      painter[0].write(
        &diff, shownRows: rows, cursor: &cursor, isSynchronized: isSynchronized, with: &writer)
    } else {
      var grid = grid
      diff.find(from: shown, to: grid)
      grid.write(
        diff: &diff, shownRows: rows, cursor: &cursor, isSynchronized: isSynchronized,
        with: &writer)
      showAll()
    }
    return writer.bytes
  }

  private func showAll() {
    shown = grid
    if !painter.isEmpty { painter[0].painted.removeAll() }
    knowsChanges = true
  }
}
