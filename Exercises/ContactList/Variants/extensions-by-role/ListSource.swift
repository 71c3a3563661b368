import MiniCocoa

/// Both roles of a table in one object: it fills the table, and learns what the user does there.
///
/// It fills one table.
public protocol ListSource: TableViewDataSource, TableViewDelegate {
  /// Learns which object the user selected.
  var delegate: (any ListSourceDelegate)? { get set }

  /// The object that a row of the table stands for, or nil if there is no such row.
  func representedObject(at row: Int) -> AnyObject?
}

/// An object that wants to know what the user selects.
public protocol ListSourceDelegate: AnyObject {
  /// The user has selected the row that stands for this object.
  func listSource(_ sender: any ListSource, didSelect object: AnyObject)
}
