/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  /// A list has loaded: it comes into view for the first time, and needs its rows now.
  ///
  /// - Parameter listView: The list that sends this.
  func listViewDidLoad(_ listView: MyListView)

  /// The user has selected a row.
  ///
  /// - Parameters:
  ///   - listView: The list that sends this.
  ///   - row: The row, counted from 0.
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A list of rows that the user can tap.
///
/// It doesn't know what its rows contain. Its delegate says how many there are, and learns which
/// one the user tapped.
public final class MyListView {
  /// The number of rows; other objects set this, at any time.
  public var numberOfRows = 0

  /// The row that the user selected last, counted from 0; nil before the first tap.
  public private(set) var selectedRow: Int?

  /// The object that gets the list's messages; others may set it at any time.
  ///
  /// Weak: the object that creates a list keeps it, so the list mustn't keep its delegate.
  public weak var delegate: (any MyListViewDelegate)?

  private var isLoaded = false

  /// Creates a list for a delegate; it has no rows, and isn't in view.
  ///
  /// It sends nothing yet, because its owner doesn't have it at this moment.
  public init(delegate: (any MyListViewDelegate)?) {
    self.delegate = delegate
  }

  /// The screen calls this whenever the list comes into view: the first time, and at every return.
  public func show() {
    guard !isLoaded else { return }
    isLoaded = true
    delegate?.listViewDidLoad(self)
  }

  /// Selects a row and reports it; a tap calls it.
  public func selectRow(at row: Int) {
    guard row >= 0, row < numberOfRows else { return }
    selectedRow = row
    delegate?.listView(self, didSelectRowAt: row)
  }
}
