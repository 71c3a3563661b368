import MiniCocoa

/// Whatever can show itself as a cell.
public protocol CellRepresentable: AnyObject {
  /// A new cell that shows it.
  func cell() -> TableViewCell
}
