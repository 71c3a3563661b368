import Library
import MiniCocoa
import Postage
import Pricing

/// The lists of a library, each in the way that suits it.
public enum Lists {
  /// The librarian's list: a book shows its shelf, and everything else looks as usual.
  public static func forTheLibrarian() -> MethodList {
    let list = MethodList()
    list.register(Book.self) { TableViewCell($0.title, detail: $0.shelf) }
    return list
  }

  /// A cell for a book that is sold by post: the price's line, with the parcel's as the detail.
  public static func soldByPost(_ book: Book) -> TableViewCell {
    TableViewCell((book as any Priced).line, detail: (book as any Mailable).line)
  }
}
