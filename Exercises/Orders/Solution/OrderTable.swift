import MiniCocoa

/// A list of orders. Making a cell is expensive, so it makes new ones only for rows that differ.
public final class OrderTable {
  /// The cells on the screen, from top to bottom.
  public private(set) var cells: [TableViewCell] = []

  private var rows: [OrderRow] = []
  private var selection: OrderRow?

  /// Creates an empty list.
  public init() {}

  /// Shows these orders.
  public func show(_ orders: [Order]) {
    let new = orders.map(OrderRow.init)
    cells = new.enumerated().map { place, row in
      let isKept = place < rows.count && rows[place] == row
      return isKept ? cells[place] : row.makeCell()
    }
    rows = new
  }

  /// Selects the order in this row; the user has tapped it.
  public func select(row: Int) {
    guard rows.indices.contains(row) else { return }
    selection = rows[row]
  }

  /// The row of the selected order; nil if there is none.
  public var selectedRow: Int? {
    rows.firstIndex { $0.number == selection?.number }
  }
}
