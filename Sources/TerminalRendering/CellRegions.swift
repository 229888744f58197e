/// Some points of a cell, painted in one sample.
struct Piece: Equatable {
  var mask: CellMask
  /// What they are painted in, with its opacity.
  var sample: Sample
}

/// The parts of one cell that look different, once everything painted there is mixed.
///
/// Samples are relative to what lies behind the drawing, so that nothing is zero. Their fourth component tells
/// touched points from untouched ones, whatever their colour.
struct CellRegions: ~Copyable {
  private(set) var masks = Room<CellMask>()
  private(set) var samples = Room<Sample>()
  /// All touched points.
  private(set) var touched = CellMask.empty

  /// The fourth component of a touched point: what is painted in the background's own colour still takes part in the
  /// choice of a character, but weighs little against a visible difference.
  static let presence: Float = 6

  /// Whether all of the cell looks the same.
  var isUniform: Bool { masks.count == 1 && masks[0].isFull }

  /// Mixes what is painted in a cell, from back to front, `background` being behind it.
  mutating func mix(_ pieces: borrowing Room<Piece>, over background: Sample) {
    masks.removeAll()
    samples.removeAll()
    touched = .empty
    for piece in pieces.values { mix(piece, over: background) }
  }

  @inline(__always)
  private mutating func mix(_ piece: Piece, over background: Sample) {
    var paint = piece.sample - background
    let opacity = piece.sample.w
    paint.w = Self.presence
    for index in masks.indices {
      let common = masks[index] & piece.mask
      if common.isEmpty { continue }
      let mixed = samples[index] + (paint - samples[index]) * opacity
      if common == masks[index] {
        samples[index] = Self.present(mixed)
      } else {
        masks[index] = masks[index] & ~piece.mask
        add(common, Self.present(mixed))
      }
    }
    let fresh = piece.mask & ~touched
    if !fresh.isEmpty { add(fresh, Self.present(paint * opacity)) }
    touched = touched | piece.mask
  }

  /// Mixes what the stack looked at last as the items' modes and layers say.
  ///
  /// - Parameters:
  ///   - letter: What is painted besides, and which layer of the frame it is.
  ///   - mixesColors: As in `Compositing`.
  mutating func mix(
    _ stack: borrowing CellStack, _ layers: FrameLayers, over background: Sample,
    with letter: (piece: Piece, slot: Int32)? = nil, mixesColors: Bool
  ) {
    masks.removeAll()
    samples.removeAll()
    touched = .empty
    let order = letter.map { layers[Int($0.slot)].order } ?? .max
    for part in Self.parts(of: stack.pieces) {
      var compositing = Compositing(on: background, mixesColors: mixesColors)
      var isLetterDue = letter != nil
      for place in stack.pieces.indices {
        let slot = Int(stack.slots[place])
        if isLetterDue, let letter, layers[slot].order > order {
          compositing.paint(letter.piece.sample, layers[Int(letter.slot)].mixing)
          isLetterDue = false
        }
        guard !(stack.pieces[place].mask & part).isEmpty else { continue }
        compositing.paint(stack.pieces[place].sample, layers[slot].mixing)
      }
      if isLetterDue, let letter {
        compositing.paint(letter.piece.sample, layers[Int(letter.slot)].mixing)
      }
      let (sample, painted) = compositing.finish()
      // Half a step of 255 is nothing that could be seen.
      guard painted > 1.0 / 510 else { continue }
      touched = touched | part
      add(part, Self.present(sample - background))
    }
  }

  /// The parts of a cell in which the same pieces lie.
  private static func parts(of pieces: borrowing Room<Piece>) -> [CellMask] {
    var parts = [CellMask.full]
    for piece in pieces.values {
      parts = parts.flatMap { part in
        [part & piece.mask, part & ~piece.mask].filter { !$0.isEmpty }
      }
    }
    return parts
  }

  private static func present(_ sample: Sample) -> Sample {
    var sample = sample
    sample.w = presence
    return sample
  }

  /// Adds points, to a region of the same sample where there is one.
  private mutating func add(_ mask: CellMask, _ sample: Sample) {
    for index in samples.indices where samples[index] == sample {
      masks[index] = masks[index] | mask
      return
    }
    masks.append(mask)
    samples.append(sample)
  }

  /// The mean of the whole cell, untouched points being background.
  var mean: Sample {
    var sum = Sample.zero
    for index in masks.indices { sum += samples[index] * Float(masks[index].count) }
    return sum / Float(CellMask.area)
  }
}
