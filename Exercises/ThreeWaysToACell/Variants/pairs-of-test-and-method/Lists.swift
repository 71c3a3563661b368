import Library
import MiniCocoa
import Postage
import Pricing

/// The lists of a library, each in the way that suits it.
public enum Lists {
  /// The list of the librarian, who has to find the books: each shows its shelf, and all else is as usual.
  public static func forTheLibrarian() -> MethodList {
    let list = MethodList()
    list.register(Book.self) { TableViewCell($0.title, detail: $0.shelf) }
    return list
  }

  /// A cell for a book that is sold by post: its line of a receipt, with that of a parcel as the detail.
  public static func soldByPost(_ book: Book) -> TableViewCell {
    TableViewCell((book as any Priced).line, detail: (book as any Mailable).line)
  }
}
