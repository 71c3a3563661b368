import MiniCocoa

/// How much a row says.
public enum RowStyle: Hashable, Sendable, CaseIterable {
  /// The least that you need.
  case short
  /// Everything.
  case full
}

/// An object that can show itself as a row of a table.
public protocol RowRepresentable: AnyObject {
  /// A new cell that shows it.
  func cell(in style: RowStyle) -> TableViewCell
}
