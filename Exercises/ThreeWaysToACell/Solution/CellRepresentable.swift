import MiniCocoa

/// An object that can show itself as a cell.
public protocol CellRepresentable: AnyObject {
  /// A new cell that shows it.
  func cell() -> TableViewCell
}
