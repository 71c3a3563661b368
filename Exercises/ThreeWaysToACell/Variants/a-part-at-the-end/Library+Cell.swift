import Library
import MiniCocoa

extension Book: CellRepresentable {
  /// Its title.
  public func cell() -> TableViewCell { TableViewCell(title) }
}

extension Film: CellRepresentable {
  /// Its title, with the year as the detail.
  public func cell() -> TableViewCell { TableViewCell(title, detail: "\(year)") }
}
