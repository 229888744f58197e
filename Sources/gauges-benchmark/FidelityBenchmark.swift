import GaugeUI
import TerminalRendering

/// How close cells come to a drawing, against the best that a set of characters can do.
///
/// For each cell of the limit every character is tried with the two colours that suit it best, found as the means of the
/// drawing's own pixels; a set without backgrounds has one colour on black. The ratio is that of both errors' roots.
///
/// Without colours a pixel is as strong as its ink, 0…255; a character inks its own points whole, and a shade all of them in
/// part. The limit is again the best of them, cell by cell. What is chosen keeps away from it where a likeness is worth more
/// than an error: a shade goes on over a cell that is half covered, and a faint line shows.
enum FidelityBenchmark {
  static func run() {
    print("fidelity: RMS error of the chosen cells (0…255), and that over the least possible")
    table { set, view in
      let drawing = drawing(of: view, on: DrawingRenderer(glyphs: set, depth: .truecolor))
      let pixels = PixelRenderer(cellWidth: 8, cellHeight: 16).image(drawing).onBlack
      return Errors(of: set, drawing, pixels)
    }
    print("fidelity without colours: the same of the strength of ink")
    table { set, view in
      let drawing = drawing(of: view, on: DrawingRenderer(glyphs: set, depth: .none))
      let pixels = PixelRenderer(cellWidth: 8, cellHeight: 16)
        .image(drawing.inTones(on: .dark)).onBlack.map(\.x)
      return Errors(ofInk: set, drawing, pixels)
    }
  }

  private static func drawing(of view: AnyView, on renderer: DrawingRenderer) -> Drawing {
    var environment = EnvironmentValues()
    environment.medium = renderer.medium
    var drawing = view.drawing(columns: 80, rows: 24, environment: environment)
    drawing.items.removeAll { if case .text = $0.content { true } else { false } }
    return drawing
  }

  private static func table(_ errors: (GlyphSet, AnyView) -> Errors) {
    let sets = GlyphSet.all
    print(row("", sets.map(\.name)))
    var totals = Array(repeating: Errors(), count: sets.count)
    for (name, view) in SampleViews.all {
      let cells = sets.enumerated().map { index, set in
        let errors = errors(set, view)
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

// Without colours.
extension Errors {
  init(ofInk set: GlyphSet, _ drawing: Drawing, _ pixels: [Float]) {
    let grid = DrawingRenderer(glyphs: set, depth: .none).grid(drawing)
    let width = grid.columns * 8
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = (0..<128).map { pixels[(row * 16 + $0 / 8) * width + column * 8 + $0 % 8] }
        guard cell.contains(where: { $0 != 0 }) else { continue }
        func error(_ shown: [Float]) -> Double {
          zip(cell, shown).reduce(0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }
        }
        let blank = error(Array(repeating: 0, count: 128))
        chosen += set.tones(of: grid, column: column, row: row).map(error).min() ?? blank
        let inked = set.coverages.map { error($0.map { $0 ? 255 : 0 }) }
        let shaded = set.shadeTones.map { error(Array(repeating: 255 * $0, count: 128)) }
        least += (inked + shaded).reduce(blank, min)
        count += 128
      }
    }
  }
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
