import Contacts
import MiniCocoa

extension EmailAddress: RowRepresentable, Worded {
  /// What stands in the cell.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    guard style == .full else { return (AttributedText(user), nil) }
    return (AttributedText(user + "@") + AttributedText(host, .italic), nil)
  }
}
