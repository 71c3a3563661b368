import Contacts
import MiniCocoa

extension Contact: RowRepresentable, Worded {
  /// The cell's text and detail.
  public func words(in style: RowStyle) -> (AttributedText, String?) {
    guard style == .full else { return (AttributedText(name), nil) }
    return (AttributedText(name, .bold), String(details.count))
  }
}
