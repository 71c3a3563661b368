import MiniCocoa

/// An object that can be a row of the directory.
public protocol DirectoryRow: AnyObject {
  /// The name to call when somebody chooses the row.
  var name: String { get }

  /// A new cell that shows it.
  func cell() -> TableViewCell
}
