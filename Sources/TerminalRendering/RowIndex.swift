/// Which layers have something in each row of cells, in the order in which they are painted.
struct RowIndex {
  /// Where each row's layers begin in `slots`.
  private var starts: [Int32] = []
  private var slots: [Int32] = []

  /// Finds the layers of each row anew.
  ///
  /// - Parameters:
  ///   - order: The places of the layers, in the order in which they are painted.
  ///   - rows: How many rows there are.
  mutating func rebuild(_ layers: UnsafeBufferPointer<FrameLayer>, order: [Int32], rows: Int) {
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: rows + 2))
    // Layers are counted two places on, so that placing them leaves each row's start at its own index.
    for slot in order {
      for row in layers[Int(slot)].rows { starts[Int(row) + 2] += 1 }
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: Int(starts[rows + 1])))
    for slot in order {
      for row in layers[Int(slot)].rows {
        slots[Int(starts[Int(row) + 1])] = slot
        starts[Int(row) + 1] += 1
      }
    }
  }

  /// The places of the layers that have something in `row`.
  subscript(row: Int) -> ArraySlice<Int32> {
    slots[Int(starts[row])..<Int(starts[row + 1])]
  }
}
