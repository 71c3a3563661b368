/// A list of rows that can be tapped.
public final class MyListView {
  /// How many rows the list has.
  public var numberOfRows = 0

  /// The row that was selected last.
  public private(set) var selectedRow: Int?

  private var listener: Acquaintance

  /// What is still to be said; nothing any more as soon as it is being said.
  private lazy var announcement: ((MyListView) -> Void)? = { $0.delegate?.listViewDidLoad($0) }

  /// Creates a list.
  public init(delegate: (any MyListViewDelegate)?) {
    listener = Acquaintance(somebody: delegate)
  }

  /// The object that hears from the list.
  public var delegate: (any MyListViewDelegate)? {
    get { listener.somebody }
    set { listener.somebody = newValue }
  }

  /// What the screen calls whenever the list comes into view.
  public func show() {
    let announce = announcement
    announcement = nil
    announce?(self)
  }

  /// What a tap calls.
  public func selectRow(at row: Int) {
    guard isRow(row) else { return }
    selectedRow = row
    guard let delegate else { return }
    delegate.listView(self, didSelectRowAt: row)
  }

  private func isRow(_ number: Int) -> Bool {
    number < numberOfRows && number >= 0
  }
}
