import Contacts
import MiniCocoa

extension Address: RowRepresentable, Worded {
  /// The cell's text and detail.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    style == .full ? (AttributedText(street), town) : (AttributedText(town), nil)
  }
}
