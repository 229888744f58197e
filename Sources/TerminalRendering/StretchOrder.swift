/// The order in which changes take the fewest bytes to write.
///
/// Colours are most of what is written: two changes in the same colours side by side in time need them said once. So the
/// changes are written row by row, or else colour by colour, beginning with those in the colours that the terminal has
/// already: whichever is shorter.
struct StretchOrder {
  /// Places of stretches, from the one that is written first.
  private(set) var places: [Int32] = []
  /// The colours, where the stretches in each begin in `next`, and where they end.
  private var groups: [Group] = []
  /// The stretch after each in the same colour, or −1.
  private var next: [Int32] = []

  private struct Group {
    var color: CellColor
    var first: Int32
    var last: Int32
  }

  /// Frames of more colours are gradients, written row by row.
  private static let mostColors = 16
}

extension StretchOrder {
  /// - Parameter writer: What is to write the stretches.
  mutating func find(for stretches: [FrameDiff.Stretch], with writer: FrameWriter) {
    let rowByRow = 0..<Int32(stretches.count)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: rowByRow)
    // Rows that are to be made are made from the top.
    guard let last = stretches.last, stretches.count > 1, writer.hasRow(last.row),
      group(stretches, writer)
    else { return }
    let length = self.length(of: stretches, writer)
    let start = groups.firstIndex { $0.color == writer.pen.foreground } ?? 0
    places.removeAll(keepingCapacity: true)
    for offset in groups.indices {
      var place = groups[(start + offset) % groups.count].first
      while place >= 0 {
        places.append(place)
        place = next[Int(place)]
      }
    }
    if length <= self.length(of: stretches, writer) {
      places.removeAll(keepingCapacity: true)
      places.append(contentsOf: rowByRow)
    }
  }

  /// Sorts stretches by their colours.
  ///
  /// - Returns: Whether there are several colours, and not too many.
  private mutating func group(
    _ stretches: [FrameDiff.Stretch], _ writer: FrameWriter
  ) -> Bool {
    groups.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    for (place, stretch) in stretches.enumerated() {
      let place = Int32(truncatingIfNeeded: place)
      next.append(-1)
      let color = writer.color(of: stretch)
      // Mostly it is that of the change before, or of the one before that.
      if let group = groups.lastIndex(where: { $0.color == color }) {
        next[Int(groups[group].last)] = place
        groups[group].last = place
      } else if groups.count < Self.mostColors {
        groups.append(Group(color: color, first: place, last: place))
      } else {
        return false
      }
    }
    return groups.count > 1
  }

  /// How many bytes it takes to get to the stretches and into their colours, in the present order.
  private func length(of stretches: [FrameDiff.Stretch], _ writer: FrameWriter) -> Int {
    var (row, column, pen) = (writer.row, writer.column, writer.pen)
    var length = 0
    for place in places {
      let stretch = stretches[Int(place)]
      length += FrameWriter.length(from: row, column, to: stretch.row, stretch.start)
      length += writer.penLength(of: stretch, after: &pen)
      row = stretch.row
      column = writer.column(after: stretch)
    }
    return length
  }
}

// What stretches take.
extension FrameWriter {
  /// What its first character that can be seen is written in.
  fileprivate func color(of stretch: FrameDiff.Stretch) -> CellColor {
    guard stretch.start < stretch.end else { return .standard }
    let start = stretch.row * columns
    for cell in cells[start + stretch.start..<start + stretch.end] where cell.glyph != .blank {
      return cell.style.foreground
    }
    return .standard
  }

  /// How many bytes it takes to change a pen into that of a stretch, and the pen after it.
  fileprivate func penLength(
    of stretch: FrameDiff.Stretch, after pen: inout CellGrid.Style
  ) -> Int {
    guard stretch.start < stretch.end else { return 0 }
    let start = stretch.row * columns
    let next = stretch.end > stretch.start + 1 ? cells[start + stretch.start + 1] : nil
    let first = cells[start + stretch.start].visibleStyle(after: pen, before: next)
    let length = pen.changeLength(to: first)
    pen =
      next == nil ? first : cells[start + stretch.end - 1].visibleStyle(after: first, before: nil)
    return length
  }

  fileprivate func column(after stretch: FrameDiff.Stretch) -> Int? {
    stretch.end < columns ? stretch.end : nil
  }
}
