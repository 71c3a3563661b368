/// Twenty chapters of a book, one of which is open.
public final class MyFirstListViewController {
  /// The list that shows the chapters, created at its first use.
  public private(set) lazy var listView: MyListView? = MyListView(delegate: self)

  /// The chapter that the user tapped last.
  public private(set) var openChapter: Int?

  /// Creates the controller.
  public init() {}
}

extension MyFirstListViewController: MyListViewDelegate {
  /// Gives the list one row for each chapter.
  public func listViewDidLoad(_ listView: MyListView) { listView.numberOfRows = 20 }

  /// Opens the chapter.
  public func listView(_ listView: MyListView, didSelectRowAt row: Int) { openChapter = row }
}
