public import GaugeUI

/// Characters and colours by column and row.
public struct CellGrid: Equatable, Sendable {
  public private(set) var columns: Int
  public private(set) var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
