import Contacts
import MiniCocoa

extension PhoneNumber: RowRepresentable, Worded {
  /// The cell's text and detail.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    guard style == .full else { return (AttributedText(digits), nil) }
    return (AttributedText(label, .bold) + AttributedText(" " + digits), nil)
  }
}
