/// Which layers have something in each row of cells, in the order in which they are painted.
struct RowIndex: ~Copyable {
  /// Where each row's layers begin in `slots`.
  private var starts = Room<Int32>()
  private var slots = Room<Int32>()

  /// Finds the layers of each row anew.
  ///
  /// - Parameters:
  ///   - order: The places of the layers, in the order in which they are painted.
  ///   - rows: How many rows there are.
  mutating func rebuild(_ layers: FrameLayers, order: [Int32], rows: Int) {
    starts.removeAll()
    for _ in 0..<rows + 2 { starts.append(0) }
    // Layers are counted two places on, so that placing them leaves each row's start at its own index.
    for slot in order {
      for row in layers[Int(slot)].indexedRows { starts[Int(row) + 2] += 1 }
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    slots.removeAll()
    for _ in 0..<starts[rows + 1] { slots.append(0) }
    for slot in order {
      for row in layers[Int(slot)].indexedRows {
        slots[Int(starts[Int(row) + 1])] = slot
        starts[Int(row) + 1] += 1
      }
    }
  }

  /// The places of the layers that have something in `row`, good until they are found anew.
  @inline(__always) subscript(row: Int) -> UnsafeMutableBufferPointer<Int32> {
    UnsafeMutableBufferPointer(rebasing: slots.values[Int(starts[row])..<Int(starts[row + 1])])
  }
}
