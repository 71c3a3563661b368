import Library
import MiniCocoa
import Postage
import Pricing

/// The lists of a library, each in the way that suits it.
public enum Lists {
  /// The list of the librarian, who has to find the books: each shows its shelf, and all else is as usual.
  public static func forTheLibrarian() -> MethodList {
    // TODO: 3. Only this list shows shelves. Which of the three ways suits it?
    MethodList()
  }

  /// A cell for a book that is sold by post: its line of a receipt, with that of a parcel as the detail.
  public static func soldByPost(_ book: Book) -> TableViewCell {
    // TODO: 4. Two modules have given the book a `line`, and the compiler does not choose.
    TableViewCell(book.title)
  }
}
