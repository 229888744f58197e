/// Characters and colours by column and row: a frame, ready to be written.
///
/// No cell holds a control character, so no text can bring an escape into a frame.
public struct CellGrid: Sendable {
  public private(set) var columns: Int
  public private(set) var rows: Int
  /// Row by row.
  private(set) var cells: [Cell]
  /// The characters that are more than one scalar; a cell's glyph names them by their place.
  private(set) var clusters: [String] = []
  /// Where each of them is.
  private var clusterPlaces: [String: Int] = [:]

  /// A frame of blanks. Sizes below zero count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }
}

extension CellGrid {
  /// How a character is set.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let italic = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let strikethrough = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
  }

  /// Colours and attributes.
  public struct Style: Equatable, Hashable, Sendable {
    public var foreground: CellColor
    public var background: CellColor
    public var attributes: Attributes

    public init(
      foreground: CellColor = .standard, background: CellColor = .standard,
      attributes: Attributes = []
    ) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }

    /// Whether a blank in this style looks like nothing.
    var isInvisibleBlank: Bool {
      background == .standard
        && attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
    }
  }

  /// A character in a style. Sixteen bytes, no storage of its own.
  struct Cell: Equatable, Sendable {
    var glyph = Glyph.blank
    var style = Style()

    /// Whether the cell looks like nothing.
    var isBlank: Bool { glyph == .blank && style.isInvisibleBlank }
  }

  /// What a cell shows: a scalar, a longer character by its place in the grid's list, or the right half of the wide
  /// character before it.
  struct Glyph: Equatable, Sendable {
    fileprivate(set) var bits: UInt32

    init(_ scalar: Unicode.Scalar) { bits = scalar.value }
    fileprivate init(cluster index: Int) { bits = 0x8000_0000 | UInt32(truncatingIfNeeded: index) }
    private init(bits: UInt32) { self.bits = bits }

    static let blank = Glyph(" ")
    static let block = Glyph("█")
    static let continuation = Glyph(bits: .max)

    var scalar: Unicode.Scalar? { Unicode.Scalar(bits) }
    /// Whether it is of more than one scalar.
    @inline(__always) var isCluster: Bool { self != .continuation && bits & 0x8000_0000 != 0 }
    var cluster: Int? { isCluster ? Int(bits & 0x7fff_ffff) : nil }
  }
}

// Reading.
extension CellGrid {
  @inline(__always) subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// What the cell shows; nothing for the right half of a wide character or outside the grid.
  public func text(column: Int, row: Int) -> String {
    guard contains(column, row) else { return "" }
    return string(of: self[column, row].glyph)
  }

  /// How the cell is set.
  public func style(column: Int, row: Int) -> Style {
    contains(column, row) ? self[column, row].style : Style()
  }

  func string(of glyph: Glyph) -> String {
    if let scalar = glyph.scalar { return String(Character(scalar)) }
    return glyph.cluster.map { clusters[$0] } ?? ""
  }

  /// How many columns of `row` have something in them, from the left.
  func usedColumns(row: Int) -> Int {
    var end = columns
    while end > 0, self[end - 1, row].isBlank { end -= 1 }
    return end
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }
}

extension CellGrid: Equatable {
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    guard left.columns == right.columns, left.rows == right.rows else { return false }
    guard !left.namesCharacters(as: right) else { return left.cells == right.cells }
    return left.cells.indices.allSatisfy { left.shows($0, as: right, $0) }
  }

  /// Whether the same glyph is the same character in this grid as in another.
  func namesCharacters(as other: CellGrid) -> Bool { clusters == other.clusters }

  /// Whether a cell of this grid looks like a cell of another.
  @inline(__always) func shows(_ index: Int, as other: CellGrid, _ otherIndex: Int) -> Bool {
    let (mine, theirs) = (cells[index], other.cells[otherIndex])
    guard mine.style == theirs.style else { return false }
    if let mine = mine.glyph.cluster, let theirs = theirs.glyph.cluster {
      return clusters[mine] == other.clusters[theirs]
    }
    return mine.glyph == theirs.glyph
  }
}

// Writing.
extension CellGrid {
  /// Sets one cell; whatever wide character stood there goes.
  mutating func set(_ glyph: Glyph, _ style: Style, column: Int, row: Int) {
    guard contains(column, row) else { return }
    withCells { $0.set(glyph, width: 1, style, column: column, row: row) }
  }

  /// Sets a character of `width` columns, 1 or 2, if all of it fits.
  mutating func set(
    _ character: GridCharacter, width: Int, _ style: Style, column: Int, row: Int
  ) {
    guard contains(column, row), column + width <= columns else { return }
    let glyph = glyph(for: character)
    withCells { $0.set(glyph, width: width, style, column: column, row: row) }
  }

  /// Calls `body` with the cells, to set many.
  @inline(__always) mutating func withCells(_ body: (GridCells) -> Void) {
    let columns = columns
    cells.withUnsafeMutableBufferPointer { body(GridCells(cells: $0, columns: columns)) }
  }

  /// The glyph of a character in this grid.
  mutating func glyph(for character: GridCharacter) -> Glyph {
    switch character {
    case .scalar(let scalar): return Glyph(scalar)
    case .cluster(let string):
      if let place = clusterPlaces[string] { return Glyph(cluster: place) }
      clusterPlaces[string] = clusters.count
      clusters.append(string)
      return Glyph(cluster: clusters.count - 1)
    }
  }

  /// Takes over the longer characters of a grid that has all of this one's.
  @inline(__always) mutating func takeCharacters(of other: inout CellGrid) {
    if clusters.count != other.clusters.count {
      (clusters, clusterPlaces) = (other.clusters, other.clusterPlaces)
    }
  }

  /// How many different characters of more than one scalar the grid has, or had.
  var clusterCount: Int { clusters.count }

  /// Writes one line of text and returns the column after it. What does not fit is left out, control characters are
  /// replaced, no character is split.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, style: Style = Style(), ascii: Bool = false
  ) -> Int {
    var column = column
    forEachGridCharacter(of: text, ascii: ascii) { character, width in
      set(character, width: width, style, column: column, row: row)
      column += width
    }
    return column
  }

  /// Makes the cells of some rows blank.
  mutating func clear(rows range: Range<Int>) {
    let range = range.clamped(to: 0..<rows)
    for index in range.lowerBound * columns..<range.upperBound * columns { cells[index] = Cell() }
  }

  /// Copies a grid into this one. What does not fit is left out.
  public mutating func place(_ grid: CellGrid, column: Int, row: Int) {
    for y in 0..<grid.rows {
      for x in 0..<grid.columns {
        let cell = grid[x, y]
        if cell.glyph == .continuation { continue }
        let isWide = x + 1 < grid.columns && grid[x + 1, y].glyph == .continuation
        let character = cell.glyph.scalar.map(GridCharacter.scalar)
        set(
          character ?? .cluster(grid.string(of: cell.glyph)), width: isWide ? 2 : 1, cell.style,
          column: column + x, row: row + y)
      }
    }
  }
}
