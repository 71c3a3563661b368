/// A hundred stamps, any number of which are on the wish list.
public final class MySecondListViewController: MyListViewDelegate {
  /// The list that shows the stamps.
  public let listView = MyListView()

  /// The stamps that were tapped, in the order of the taps.
  public private(set) var wishes = [Int]()

  /// Creates the controller, and connects its list.
  public init() {
    listView.delegate = self
  }

  /// Gives the list a row for each stamp.
  public func listViewDidLoad(_ list: MyListView) {
    list.numberOfRows = 100
  }

  /// Puts the stamp on the wish list.
  public func listView(_: MyListView, didSelectRowAt row: Int) {
    wishes += [row]
  }
}
