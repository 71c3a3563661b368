/// A hundred stamps, any number of which are on the wish list.
public final class MySecondListViewController {
  /// The list that shows the stamps, made when it is first wanted.
  public private(set) lazy var listView: MyListView? = MyListView(delegate: self)

  /// The stamps that were tapped, in the order of the taps.
  public private(set) var wishes: [Int] = []

  /// Creates the controller.
  public init() {}
}

extension MySecondListViewController: MyListViewDelegate {
  /// Gives the list a row for each stamp.
  public func listViewDidLoad(_ listView: MyListView) { listView.numberOfRows = 100 }

  /// Puts the stamp on the wish list.
  public func listView(_ listView: MyListView, didSelectRowAt row: Int) { wishes.append(row) }
}
