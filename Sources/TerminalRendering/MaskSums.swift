/// Counts how many points of a region each of many masks covers.
///
/// Most masks are an earlier one and a piece more: a bar is one eighth longer than another, a pattern has one dot more. So
/// only the pieces are counted, and the rest is one addition a mask.
struct MaskSums: Sendable {
  private let pieces: [CellMask]
  private let steps: [Step]

  private struct Step {
    /// The mask of which this is an extension; itself for none.
    var base: Int32
    /// The piece that it is longer by.
    var piece: Int32
  }

  init(_ masks: [CellMask]) {
    var pieces: [CellMask] = []
    var places: [CellMask: Int] = [:]
    var steps: [Step] = []
    for (index, mask) in masks.enumerated() {
      let known = pieces.enumerated().lazy.compactMap { place, piece -> Step? in
        guard piece & mask == piece, let base = places[mask & ~piece] else { return nil }
        return Step(base: Int32(base), piece: Int32(place))
      }.first
      if let known {
        steps.append(known)
      } else if let base = Self.largestPart(of: mask, in: masks[..<index]) {
        steps.append(Step(base: Int32(base), piece: Int32(pieces.count)))
        pieces.append(mask & ~masks[base])
      } else {
        steps.append(Step(base: Int32(index), piece: Int32(pieces.count)))
        pieces.append(mask)
      }
      if places[mask] == nil { places[mask] = index }
    }
    (self.pieces, self.steps) = (pieces, steps)
  }

  /// The mask of those before that leaves the least of `mask`.
  private static func largestPart(of mask: CellMask, in masks: ArraySlice<CellMask>) -> Int? {
    masks.indices.filter { !masks[$0].isEmpty && masks[$0] & mask == masks[$0] }
      .max { masks[$0].count < masks[$1].count }
  }

  /// How much room counting takes.
  var pieceCount: Int { pieces.count }

  /// Counts the points of `region` under each mask.
  ///
  /// - Parameters:
  ///   - scratch: Room for as many numbers as there are pieces.
  ///   - counts: Room for as many numbers as there are masks.
  @inline(__always)
  func count(
    _ region: CellMask, scratch: UnsafeMutablePointer<Float>,
    into counts: UnsafeMutablePointer<Float>
  ) {
    pieces.withUnsafeBufferPointer { pieces in
      for index in pieces.indices { scratch[index] = Float((pieces[index] & region).count) }
    }
    steps.withUnsafeBufferPointer { steps in
      for index in steps.indices {
        counts[index] = 0
        counts[index] = counts[Int(steps[index].base)] + scratch[Int(steps[index].piece)]
      }
    }
  }
}
