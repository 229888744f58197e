import GaugeUI
import TerminalRendering

/// How close cells come to a drawing, against the best that a set of characters can do.
///
/// For each cell of the limit every character is tried with the two colours that suit it best, found as the means of the
/// drawing's own pixels; a set without backgrounds has one colour on black. The ratio is that of both errors' roots.
enum FidelityBenchmark {
  static func run() {
    let sets = GlyphSet.all
    print("fidelity: RMS error of the chosen cells (0…255), and that over the least possible")
    print(row("", sets.map(\.name)))
    var totals = Array(repeating: Errors(), count: sets.count)
    for (name, view) in SampleViews.all {
      var drawing = view.drawing(columns: 80, rows: 24)
      drawing.items.removeAll { if case .text = $0.content { true } else { false } }
      let pixels = PixelRenderer(cellWidth: 8, cellHeight: 16).image(drawing).onBlack
      let cells = sets.enumerated().map { index, set in
        let errors = Errors(of: set, drawing, pixels)
        totals[index].add(errors)
        return errors.description
      }
      print(row(name, cells))
    }
    print(row("all", totals.map(\.description)))
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(14 - $0.count, 1)) + $0 }.joined()
  }
}

/// Squared errors, summed over components of pixels.
private struct Errors {
  var chosen = 0.0
  var least = 0.0
  var count = 0.0

  var description: String {
    let root = (chosen / max(count, 1)).squareRoot()
    let ratio = least > 0 ? (chosen / least).squareRoot() : chosen > 0 ? .infinity : 1
    return String(format: "%.1f %.3f", root, ratio)
  }

  mutating func add(_ other: Errors) {
    chosen += other.chosen
    least += other.least
    count += other.count
  }
}

extension Errors {
  init(of set: GlyphSet, _ drawing: Drawing, _ pixels: [SIMD3<Float>]) {
    let grid = DrawingRenderer(glyphs: set, depth: .truecolor).grid(drawing)
    let width = grid.columns * 8
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = (0..<128).map { pixels[(row * 16 + $0 / 8) * width + column * 8 + $0 % 8] }
        guard cell.contains(where: { $0 != .zero }) else { continue }
        let shown = set.points(of: grid, column: column, row: row)
        chosen +=
          shown.map { zip(cell, $0).reduce(0) { $0 + Self.square($1.0 - $1.1) } }.min()
          ?? cell.reduce(0) { $0 + Self.square($1) }
        least += Self.least(for: cell, of: set)
        count += 128 * 3
      }
    }
  }

  /// The least error that a character of `set` can have.
  private static func least(for cell: [SIMD3<Float>], of set: GlyphSet) -> Double {
    let squares = cell.reduce(0) { $0 + square($1) }
    let whole = cell.reduce(SIMD3<Float>.zero, +)
    return set.coverages.reduce(squares) { least, coverage in
      var (front, area) = (SIMD3<Float>.zero, Float(0))
      for (point, isCovered) in zip(cell, coverage) where isCovered {
        front += point
        area += 1
      }
      // A part of n points that sum up to S is best shown in S / n, which leaves Σ|p|² − |S|² / n.
      var error = squares
      if area > 0 { error -= square(front) / Double(area) }
      if set.hasTwoColors, area < 128 { error -= square(whole - front) / Double(128 - area) }
      return min(least, error)
    }
  }

  private static func square(_ color: SIMD3<Float>) -> Double { Double((color * color).sum()) }
}

extension PixelImage {
  /// The pixels as they look on black.
  fileprivate var onBlack: [SIMD3<Float>] {
    (0..<width * height).map { place in
      let pixel = SIMD4<Float>(self[place % width, place / width])
      return SIMD3(pixel.x, pixel.y, pixel.z) * (pixel.w / 255)
    }
  }
}
