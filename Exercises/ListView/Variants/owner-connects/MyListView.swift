/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  /// A list needs its rows now.
  func listViewDidLoad(_ listView: MyListView)

  /// The user has selected a row.
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A list of rows that the user can tap.
public final class MyListView {
  /// The number of rows.
  public var numberOfRows: Int = 0

  /// The row that the user selected last; each assignment sends the delegate a message.
  public private(set) var selectedRow: Int? = nil {
    didSet {
      if let row = selectedRow {
        delegate?.listView(self, didSelectRowAt: row)
      }
    }
  }

  /// The object that gets the list's messages.
  public weak var delegate: MyListViewDelegate?

  private enum State {
    case fresh, loaded
  }

  private var state = State.fresh

  /// Creates a list, which gets its delegate later.
  public init(delegate: MyListViewDelegate? = nil) {
    self.delegate = delegate
  }

  /// The screen calls this whenever the list comes into view.
  public func show() {
    switch state {
    case .fresh:
      state = .loaded
      delegate?.listViewDidLoad(self)
    case .loaded:
      break
    }
  }

  /// Selects a row and reports it.
  public func selectRow(at row: Int) {
    if (0..<numberOfRows).contains(row) {
      selectedRow = row
    }
  }
}
