/// Twenty chapters of a book, one of which is open.
public final class MyFirstListViewController {
  /// The list that shows the chapters.
  public private(set) var listView: MyListView?

  /// The chapter that was tapped last, counted from 0; nil if none was.
  public private(set) var openChapter: Int?

  /// Creates the controller and its list.
  public init() {
    listView = MyListView(delegate: self)
  }
}

// MARK: - Listening to the list

extension MyFirstListViewController: MyListViewDelegate {
  /// Gives the list a row for each chapter.
  public func listViewDidLoad(_ listView: MyListView) {
    listView.numberOfRows = 20
  }

  /// Opens the chapter.
  public func listViewDidSelectRow(at row: Int) {
    openChapter = row
  }
}
