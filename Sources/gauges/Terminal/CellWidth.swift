extension Character {
  /// Cells that the character takes on a terminal.
  var cellWidth: Int { 1 }
}

extension String {
  /// Cells that the text takes on a terminal.
  var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

  /// As much of the text as `cells` hold.
  func prefix(cells: Int) -> String {
    var width = 0
    return String(
      prefix {
        width += $0.cellWidth
        return width <= cells
      })
  }
}
