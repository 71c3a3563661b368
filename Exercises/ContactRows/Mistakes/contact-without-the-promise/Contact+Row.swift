import Contacts
import MiniCocoa

/// A contact in a table.
extension Contact {
  /// Its name; in full it is bold, and the detail is how many details are known.
  public func cell(in style: RowStyle) -> TableViewCell {
    guard style == .full else { return TableViewCell(name) }
    return TableViewCell(AttributedText(name, .bold), detail: "\(details.count)")
  }
}
