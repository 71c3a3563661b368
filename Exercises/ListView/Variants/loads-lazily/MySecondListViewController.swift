/// An album of a hundred stamps, with a wish list.
public final class MySecondListViewController {
  /// The list that shows the stamps, created at its first use.
  public private(set) lazy var listView: MyListView? = MyListView(delegate: self)

  /// The stamps in the album, in the order of their rows.
  public private(set) var stamps = (1...100).map { "Stamp \($0)" }

  /// The stamps that the user tapped, in the order of the taps.
  public private(set) var wishes: [String] = []

  /// Creates the controller.
  public init() {}

  /// Takes the stamp in a row out of the album.
  public func removeStamp(at row: Int) {
    stamps.remove(at: row)
    listView?.numberOfRows = stamps.count
  }
}

extension MySecondListViewController: MyListViewDelegate {
  /// Gives the list one row for each stamp.
  public func listViewDidLoad(_ listView: MyListView) { listView.numberOfRows = stamps.count }

  /// Puts the stamp on the wish list.
  public func listView(_ listView: MyListView, didSelectRowAt row: Int) {
    let stamp = stamps[row]
    wishes += [stamp]
  }
}
