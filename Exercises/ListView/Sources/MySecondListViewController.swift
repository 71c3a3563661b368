/// A hundred stamps, any number of which are on the wish list.
public final class MySecondListViewController {
  /// The list that shows the stamps.
  public private(set) var listView: MyListView?

  /// The stamps that were tapped, counted from 0, in the order of the taps.
  public private(set) var wishes: [Int] = []

  /// Creates the controller and its list.
  public init() {
    listView = MyListView(delegate: self)
  }
}

// MARK: - Listening to the list

extension MySecondListViewController: MyListViewDelegate {
  // TODO: 1. Give the rows to the list that is speaking.
  /// Gives the list a row for each stamp.
  public func listViewDidLoad() {
    listView?.numberOfRows = 100
  }

  /// Puts the stamp on the wish list.
  public func listViewDidSelectRow(at row: Int) {
    wishes.append(row)
  }
}
