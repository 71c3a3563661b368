/// What a list tells its delegate.
public protocol MyListViewDelegate: AnyObject {
  // TODO: 1. Which list is speaking? Let both messages say it: here, below where the list speaks, and
  // in both controllers.

  /// A list has loaded: it comes into view for the first time and may be filled now.
  func listViewDidLoad()

  /// A row has been selected, counted from 0.
  func listViewDidSelectRow(at row: Int)
}

/// A list of rows that can be tapped.
///
/// It does not know what its rows are about. Its delegate says how many there are, and hears which
/// one was tapped.
public final class MyListView {
  /// How many rows the list has; other code sets this, at any time.
  public var numberOfRows = 0

  /// The row that was selected last, counted from 0; nil if none was.
  public private(set) var selectedRow: Int?

  // TODO: 2. The object that creates a list keeps it. Should the list keep its delegate, too?
  /// The object that hears from the list; may be another one at any time.
  public var delegate: (any MyListViewDelegate)?

  /// Creates a list without rows, not in view yet, for a delegate.
  public init(delegate: (any MyListViewDelegate)?) {
    self.delegate = delegate
    // TODO: 3. The owner of this list is still waiting for it. When should this be said, and how
    // often?
    listener.listViewDidLoad()
  }

  // TODO: 4. A list may be used where nobody listens. Is that a fault?
  /// The delegate of this moment.
  private var listener: any MyListViewDelegate {
    guard let delegate else { fatalError("a list needs a delegate") }
    return delegate
  }

  /// What the screen calls whenever the list comes into view: at first, and at every return.
  public func show() {
  }

  /// What a tap calls: selects the row and reports it.
  public func selectRow(at row: Int) {
    // TODO: 5. "Did select" is said of something that has happened. Can it, with every number?
    selectedRow = row
    listener.listViewDidSelectRow(at: row)
  }
}
