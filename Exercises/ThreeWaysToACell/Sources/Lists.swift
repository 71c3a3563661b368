import Library
import MiniCocoa
import Postage
import Pricing

/// The lists of a library, each in the way that suits it.
public enum Lists {
  /// The librarian's list: a book shows its shelf, and everything else looks as usual.
  public static func forTheLibrarian() -> MethodList {
    // TODO: 4. Only this list shows shelves. Which of the three ways suits it?
    MethodList()
  }

  /// A cell for a book that is sold by post: the price's line, with the parcel's as the detail.
  public static func soldByPost(_ book: Book) -> TableViewCell {
    // TODO: 4. Two modules give a book a `line`, and the compiler doesn't choose for you.
    TableViewCell(book.title)
  }
}
