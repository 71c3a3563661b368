import MiniCocoa

/// How much a row says.
public enum RowStyle: Hashable, Sendable, CaseIterable {
  /// As little as one needs.
  case short
  /// All that there is.
  case full
}

/// Whatever can show itself as a row of a table.
public protocol RowRepresentable: AnyObject {
  /// A new cell that shows it.
  func cell(in style: RowStyle) -> TableViewCell
}
