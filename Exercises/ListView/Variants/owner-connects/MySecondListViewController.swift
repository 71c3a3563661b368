/// An album of a hundred stamps, with a wish list.
public final class MySecondListViewController: MyListViewDelegate {
  /// The list that shows the stamps.
  public let listView = MyListView()

  /// The stamps in the album, in the order of their rows.
  public private(set) var stamps = (1...100).map { "Stamp \($0)" }

  /// The stamps that the user tapped, in the order of the taps.
  public var wishes: [String] { taps.map(\.stamp) }

  private var taps: [(stamp: String, row: Int)] = []

  /// Creates the controller, and connects its list.
  public init() {
    listView.delegate = self
  }

  /// Takes the stamp in a row out of the album.
  public func removeStamp(at row: Int) {
    stamps.remove(at: row)
    listView.numberOfRows = stamps.count
  }

  /// Gives the list one row for each stamp.
  public func listViewDidLoad(_ list: MyListView) {
    list.numberOfRows = stamps.count
  }

  /// Puts the stamp on the wish list.
  public func listView(_: MyListView, didSelectRowAt row: Int) {
    taps += [(stamps[row], row)]
  }
}
