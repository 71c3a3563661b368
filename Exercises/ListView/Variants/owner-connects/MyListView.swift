/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  /// A list may be filled now.
  func listViewDidLoad(_ listView: MyListView)

  /// The user has selected a row.
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A list of rows that can be tapped.
public final class MyListView {
  /// How many rows the list has.
  public var numberOfRows: Int = 0

  /// The row that was selected last; each time it is set, the delegate is told.
  public private(set) var selectedRow: Int? = nil {
    didSet {
      if let row = selectedRow {
        delegate?.listView(self, didSelectRowAt: row)
      }
    }
  }

  /// The object that hears from the list.
  public weak var delegate: MyListViewDelegate?

  private enum State {
    case fresh, loaded
  }

  private var state = State.fresh

  /// Creates a list; it can be given a delegate later.
  public init(delegate: MyListViewDelegate? = nil) {
    self.delegate = delegate
  }

  /// What the screen calls whenever the list comes into view.
  public func show() {
    switch state {
    case .fresh:
      state = .loaded
      delegate?.listViewDidLoad(self)
    case .loaded:
      break
    }
  }

  /// What a tap calls.
  public func selectRow(at row: Int) {
    if (0..<numberOfRows).contains(row) {
      selectedRow = row
    }
  }
}
