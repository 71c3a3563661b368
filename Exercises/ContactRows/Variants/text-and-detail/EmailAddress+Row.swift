import Contacts
import MiniCocoa

extension EmailAddress: RowRepresentable, Worded {
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    guard style == .full else { return (AttributedText(user), nil) }
    return (AttributedText(user + "@") + AttributedText(host, .italic), nil)
  }
}
