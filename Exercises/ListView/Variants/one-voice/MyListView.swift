/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  /// The list may be filled now.
  func listViewDidLoad(_ listView: MyListView)

  /// The user has selected a row.
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A list of rows that can be tapped.
public final class MyListView {
  /// How many rows the list has.
  public var numberOfRows = 0 {
    willSet { precondition(newValue >= 0, "a list cannot have \(newValue) rows") }
  }

  /// The row that was selected last.
  public private(set) var selectedRow: Int?

  /// The object that hears from the list.
  public final weak var delegate: Optional<any MyListViewDelegate>

  private var timesShown = 0

  /// Creates a list without rows.
  public required init(delegate: (any MyListViewDelegate)?) {
    self.delegate = delegate
  }

  /// What the screen calls whenever the list comes into view.
  public func show() {
    timesShown += 1
    if timesShown == 1 {
      report(.loaded)
    }
  }

  /// What a tap calls.
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
