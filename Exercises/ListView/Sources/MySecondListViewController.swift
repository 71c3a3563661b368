/// An album of a hundred stamps, with a wish list.
public final class MySecondListViewController {
  /// The list that shows the stamps.
  public private(set) var listView: MyListView?

  /// The stamps in the album, in the order of their rows.
  public private(set) var stamps = (1...100).map { "Stamp \($0)" }

  // TODO: 6. You take a stamp out of the album, and the wish list shows another stamp. Why?
  /// The stamps that the user tapped, in the order of the taps.
  public var wishes: [String] { wishedRows.map { stamps[$0] } }

  private var wishedRows: [Int] = []

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
  // TODO: 1. Give the rows to the list that sends the message.
  /// Gives the list one row for each stamp.
  public func listViewDidLoad() {
    listView?.numberOfRows = stamps.count
  }

  /// Puts the stamp on the wish list.
  public func listViewDidSelectRow(at row: Int) {
    // TODO: 6. What should the album remember?
    wishedRows.append(row)
  }
}
