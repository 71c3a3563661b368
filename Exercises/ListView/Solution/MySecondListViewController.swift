/// An album of a hundred stamps, with a wish list.
public final class MySecondListViewController {
  /// The list that shows the stamps.
  public private(set) var listView: MyListView?

  /// The stamps in the album, in the order of their rows.
  public private(set) var stamps = (1...100).map { "Stamp \($0)" }

  /// The stamps that the user tapped, in the order of the taps.
  ///
  /// Stamps, not rows: a row is only the current position of a stamp.
  public private(set) var wishes: [String] = []

  /// Creates the controller and its list.
  public init() {
    listView = MyListView(delegate: self)
  }

  /// Takes the stamp in a row out of the album; those below it move up.
  public func removeStamp(at row: Int) {
    stamps.remove(at: row)
    listView?.numberOfRows = stamps.count
  }
}

// MARK: - Listening to the list

extension MySecondListViewController: MyListViewDelegate {
  /// Gives the list one row for each stamp.
  public func listViewDidLoad(_ listView: MyListView) {
    listView.numberOfRows = stamps.count
  }

  /// Puts the stamp on the wish list.
  public func listView(_ listView: MyListView, didSelectRowAt row: Int) {
    wishes.append(stamps[row])
  }
}
