import Library
import MiniCocoa

/// The list that the three ways replace: it asks each object for its class.
public final class SwitchList {
  /// A list that knows two classes.
  public init() {}

  /// A cell for an object, or "?" for one of an unknown class.
  public func cell(for object: AnyObject) -> TableViewCell {
    switch object {
    case let book as Book: TableViewCell(book.title)
    case let film as Film: TableViewCell(film.title, detail: "\(film.year)")
    default: TableViewCell("?")
    }
  }
}
