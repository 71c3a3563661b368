/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  /// The list needs its rows now.
  func listViewDidLoad(_ listView: MyListView)

  /// The user has selected a row.
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A list of rows that the user can tap.
public final class MyListView {
  /// The number of rows.
  public var numberOfRows = 0 {
    willSet { precondition(newValue >= 0, "a list cannot have \(newValue) rows") }
  }

  /// The row that the user selected last.
  public private(set) var selectedRow: Int?

  /// The object that gets the list's messages.
  public final weak var delegate: Optional<any MyListViewDelegate>

  private var timesShown = 0

  /// Creates a list without rows.
  public required init(delegate: (any MyListViewDelegate)?) {
    self.delegate = delegate
  }

  /// The screen calls this whenever the list comes into view.
  public func show() {
    timesShown += 1
    if timesShown == 1 {
      report(.loaded)
    }
  }

  /// Selects a row and reports it.
  public func selectRow(at row: Int) {
    for existing in 0..<numberOfRows where existing == row {
      selectedRow = existing
      report(.selected(existing))
    }
  }
}

// MARK: - Reporting

extension MyListView {
  private enum Event {
    case loaded
    case selected(Int)
  }

  private func report(_ event: Event) {
    switch (event, delegate) {
    case (_, nil): return
    case (.loaded, let listener?): listener.listViewDidLoad(self)
    case (.selected(let row), let listener?): listener.listView(self, didSelectRowAt: row)
    }
  }
}
