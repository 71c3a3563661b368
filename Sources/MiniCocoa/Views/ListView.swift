/// A list of rows, of which the user selects one. The delegate knows what the rows mean.
///
///     let list = ListView()
///     list.delegate = self
///     list.load()
///     list.selectRow(at: 2)
public final class ListView: View {
  /// The delegate, which fills the list and receives the selection; not retained:
  /// `list.delegate = self`.
  public weak var delegate: (any ListViewDelegate)?

  /// The number of rows: `list.numberOfRows = 20`.
  public var numberOfRows = 0 { willSet { touch("numberOfRows") } }

  /// Whether `load` has been called: `list.isLoaded`.
  public private(set) var isLoaded = false

  /// Creates an empty list. It sends nothing yet: its owner has no reference before this returns.
  ///
  ///     let list = ListView()
  public override init() { super.init() }

  /// Notifies the delegate, once, that the list is ready to be filled: `list.load()`.
  public func load() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let delegate else { return }
    Conversation.note(from: self, to: delegate, "listViewDidLoad(_:)", .delegation)
    delegate.listViewDidLoad(self)
  }

  /// Simulates the user selecting a row. Returns whether the row exists.
  ///
  ///     list.selectRow(at: 2)
  @discardableResult
  public func selectRow(at row: Int) -> Bool {
    guard (0..<max(numberOfRows, 0)).contains(row) else { return false }
    guard let delegate else { return true }
    Conversation.note(from: self, to: delegate, "listView(_:didSelectRowAt:)", .delegation)
    delegate.listView(self, didSelectRowAt: row)
    return true
  }
}

/// The messages that a list sends its delegate.
///
///     extension Songs: ListViewDelegate {
///       func listViewDidLoad(_ list: ListView) { list.numberOfRows = songs.count }
///       func listView(_ list: ListView, didSelectRowAt row: Int) { play(songs[row]) }
///     }
public protocol ListViewDelegate: AnyObject {
  /// The list is ready to be filled; sent once.
  func listViewDidLoad(_ listView: ListView)
  /// The user selected an existing row.
  func listView(_ listView: ListView, didSelectRowAt row: Int)
}
