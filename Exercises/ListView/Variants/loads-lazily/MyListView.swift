/// A list of rows that the user can tap.
public final class MyListView {
  /// The number of rows.
  public var numberOfRows = 0

  /// The row that the user selected last.
  public private(set) var selectedRow: Int?

  private var listener: Acquaintance

  /// Sends the message about loading; nil as soon as that has begun.
  private lazy var announcement: ((MyListView) -> Void)? = { $0.delegate?.listViewDidLoad($0) }

  /// Creates a list.
  public init(delegate: (any MyListViewDelegate)?) {
    listener = Acquaintance(somebody: delegate)
  }

  /// The object that gets the list's messages.
  public var delegate: (any MyListViewDelegate)? {
    get { listener.somebody }
    set { listener.somebody = newValue }
  }

  /// The screen calls this whenever the list comes into view.
  public func show() {
    let announce = announcement
    announcement = nil
    announce?(self)
  }

  /// Selects a row and reports it.
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
