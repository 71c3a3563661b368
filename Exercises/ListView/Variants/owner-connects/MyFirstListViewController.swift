/// Twenty chapters of a book, one of which is open.
public final class MyFirstListViewController: MyListViewDelegate {
  /// The list that shows the chapters.
  public let listView = MyListView()

  /// The chapter that the user tapped last.
  public private(set) var openChapter: Int?

  private let chapters = (1...20).map { "Chapter \($0)" }

  /// Creates the controller, and connects its list.
  public init() {
    listView.delegate = self
  }

  /// Gives the list one row for each chapter.
  public func listViewDidLoad(_ list: MyListView) {
    list.numberOfRows = chapters.count
  }

  /// Opens the chapter.
  public func listView(_: MyListView, didSelectRowAt row: Int) {
    openChapter = row
  }
}
