import Contacts
import MiniCocoa

extension Address: RowRepresentable, Worded {
  /// What stands in the cell.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    style == .full ? (AttributedText(street), town) : (AttributedText(town), nil)
  }
}
