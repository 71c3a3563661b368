import Contacts
import MiniCocoa

extension PhoneNumber: RowRepresentable, Worded {
  /// What stands in the cell.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    guard style == .full else { return (AttributedText(digits), nil) }
    return (AttributedText(label, .bold) + AttributedText(" " + digits), nil)
  }
}
