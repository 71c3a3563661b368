/// What a list tells its delegate.
public protocol MyListViewDelegate: AnyObject {
  /// A list has loaded: it comes into view for the first time and may be filled now.
  ///
  /// - Parameter listView: The list that is speaking.
  func listViewDidLoad(_ listView: MyListView)

  /// A row has been selected.
  ///
  /// - Parameters:
  ///   - listView: The list that is speaking.
  ///   - row: Which one, counted from 0.
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
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

  /// The object that hears from the list; may be another one at any time.
  ///
  /// Weak: the object that creates a list keeps it, so the list must not keep its delegate.
  public weak var delegate: (any MyListViewDelegate)? {
    didSet {
      numberOfRows = 0
      selectedRow = nil
    }
  }

  private var isLoaded = false

  /// Creates a list without rows, not in view yet, for a delegate.
  ///
  /// It says nothing yet: its owner does not have it at this moment.
  public init(delegate: (any MyListViewDelegate)?) {
    self.delegate = delegate
  }

  /// What the screen calls whenever the list comes into view: at first, and at every return.
  public func show() {
    guard !isLoaded else { return }
    isLoaded = true
    delegate?.listViewDidLoad(self)
  }

  /// What a tap calls: selects the row and reports it.
  public func selectRow(at row: Int) {
    guard row >= 0, row < numberOfRows else { return }
    selectedRow = row
    delegate?.listView(self, didSelectRowAt: row)
  }
}
