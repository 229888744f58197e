/// The order in which changes take the fewest bytes to write.
///
/// Colours are most of what is written: two changes in the same colours side by side in time need them said once. So the
/// changes are written row by row, or else colour by colour, beginning with those in the colours that the terminal has
/// already: whichever is shorter.
struct StretchOrder: ~Copyable {
  /// Places of stretches colour by colour, from the one that is written first.
  private(set) var places = Room<Int32>()
  /// The colours, where the stretches in each begin in `next`, and where they end.
  private var groups = Room<Group>()
  /// The stretch after each in the same colour, or −1.
  private var next = Room<Int32>()

  struct Group {
    var color: CellColor
    var first: Int32
    var last: Int32
  }

  /// Frames of more colours are gradients, written row by row.
  private static let mostColors = 16

  typealias Stretches = UnsafeMutableBufferPointer<FrameDiff.Stretch>
}

extension StretchOrder {
  /// Finds whether `places` is a shorter order than row by row.
  ///
  /// - Parameter writer: What is to write the stretches.
  mutating func find(for stretches: Stretches, with writer: borrowing FrameWriter) -> Bool {
    // Rows that are to be made are made from the top.
    guard stretches.count > 1, writer.hasRow(stretches[stretches.count - 1].row),
      group(stretches, writer)
    else { return false }
    // Begin with the colour that the terminal has.
    var start = 0
    while start < groups.count, groups[start].color != writer.pen.foreground { start += 1 }
    if start == groups.count { start = 0 }
    // With a stretch of each colour that is row by row.
    guard start > 0 || groups.count < stretches.count else { return false }
    places.removeAll()
    for offset in groups.indices {
      var place = groups[(start + offset) % groups.count].first
      while place >= 0 {
        places.append(place)
        place = next[Int(place)]
      }
    }
    return writer.length(of: stretches, in: places.values) < writer.length(of: stretches)
  }

  /// Sorts stretches by their colours.
  ///
  /// - Returns: Whether there are several colours, and not too many.
  private mutating func group(_ stretches: Stretches, _ writer: borrowing FrameWriter) -> Bool {
    groups.removeAll()
    next.removeAll()
    for place in stretches.indices {
      let color = writer.color(of: stretches[place])
      let place = Int32(truncatingIfNeeded: place)
      next.append(-1)
      // Mostly it is that of the change before, or of the one before that.
      var group = groups.count - 1
      while group >= 0, groups[group].color != color { group -= 1 }
      if group >= 0 {
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
}

// What stretches take.
extension FrameWriter {
  /// How many bytes it takes to get to stretches and into their colours.
  ///
  /// - Parameter order: Which of them is written at each turn; `nil` for one after the other.
  fileprivate func length(
    of stretches: StretchOrder.Stretches, in order: UnsafeMutableBufferPointer<Int32>? = nil
  ) -> Int {
    var (row, column, pen) = (row, column, pen)
    var length = 0
    for turn in stretches.indices {
      let stretch = stretches[order.map { Int($0[turn]) } ?? turn]
      length &+= FrameWriter.length(from: row, column, to: stretch.row, stretch.start)
      length &+= penLength(of: stretch, after: &pen)
      row = stretch.row
      column = stretch.end < columns ? stretch.end : nil
    }
    return length
  }

  /// What its first character that can be seen is written in.
  @inline(__always)
  fileprivate func color(of stretch: FrameDiff.Stretch) -> CellColor {
    let start = stretch.row &* columns
    for place in start &+ stretch.start..<start &+ stretch.end where cells[place].glyph != .blank {
      return cells[place].style.foreground
    }
    return .standard
  }

  /// How many bytes it takes to change a pen into that of a stretch, and the pen after it.
  @inline(__always)
  fileprivate func penLength(
    of stretch: FrameDiff.Stretch, after pen: inout CellGrid.Style
  ) -> Int {
    guard stretch.start < stretch.end else { return 0 }
    let start = stretch.row &* columns
    let isLong = stretch.end > stretch.start &+ 1
    let first = cells[start &+ stretch.start].visibleStyle(
      after: pen, before: isLong ? cells[start &+ stretch.start &+ 1] : nil)
    let length = pens.length(from: pen, to: first)
    pen =
      isLong ? cells[start &+ stretch.end &- 1].visibleStyle(after: first, before: nil) : first
    return length
  }
}
