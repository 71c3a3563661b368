/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  // TODO: 1. Which list sends this? Let both messages say it: here, where the list sends them, and
  // in both controllers.

  /// A list has loaded: it comes into view for the first time, and needs its rows now.
  func listViewDidLoad()

  /// The user has selected a row, counted from 0.
  func listViewDidSelectRow(at row: Int)
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

  // TODO: 2. The object that creates a list keeps it. Should the list keep its delegate as well?
  /// The object that gets the list's messages; others may set it at any time.
  public var delegate: (any MyListViewDelegate)?

  /// Creates a list for a delegate; it has no rows, and isn't in view.
  public init(delegate: (any MyListViewDelegate)?) {
    self.delegate = delegate
    // TODO: 3. The owner of this list is still waiting for it. When should the list send this, and
    // how often?
    listener.listViewDidLoad()
  }

  // TODO: 4. A list may have no delegate. Is that a reason to stop the program?
  /// The current delegate.
  private var listener: any MyListViewDelegate {
    guard let delegate else { fatalError("a list needs a delegate") }
    return delegate
  }

  /// The screen calls this whenever the list comes into view: the first time, and at every return.
  public func show() {
  }

  /// Selects a row and reports it; a tap calls it.
  public func selectRow(at row: Int) {
    // TODO: 5. "Did select" reports that something has happened. Can it happen with every number?
    selectedRow = row
    listener.listViewDidSelectRow(at: row)
  }
}
