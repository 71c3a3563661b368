import Contacts
import MiniCocoa

extension EmailAddress: RowRepresentable, Worded {
  /// The cell's text and detail.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    guard style == .full else { return (AttributedText(user), nil) }
    return (AttributedText(user + "@") + AttributedText(host, .italic), nil)
  }
}
