import MiniCocoa

/// Whatever can be a row of the directory.
public protocol DirectoryRow: AnyObject {
  /// What is called when somebody chooses the row.
  var name: String { get }

  /// A new cell that shows it.
  func cell() -> TableViewCell
}
