/// A list of rows, of which the user selects one; what a row means, its delegate knows.
///
///     let list = ListView()
///     list.delegate = self
///     list.load()
///     list.selectRow(at: 2)
public final class ListView: View {
  /// Who fills the list and hears what was selected; not kept: `list.delegate = self`.
  public weak var delegate: (any ListViewDelegate)?

  /// How many rows it has: `list.numberOfRows = 20`.
  public var numberOfRows = 0 { willSet { touch("numberOfRows") } }

  /// Whether `load` has been called: `list.isLoaded`.
  public private(set) var isLoaded = false

  /// An empty list. It speaks to nobody yet: its owner does not have it before this returns.
  ///
  ///     let list = ListView()
  public override init() { super.init() }

  /// Tells the delegate, once, that the list is there and can be filled: `list.load()`.
  public func load() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let delegate else { return }
    Conversation.note(from: self, to: delegate, "listViewDidLoad(_:)", .delegation)
    delegate.listViewDidLoad(self)
  }

  /// The user selects a row; whether there is one.
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

/// What a list tells its delegate.
///
///     extension Songs: ListViewDelegate {
///       func listViewDidLoad(_ list: ListView) { list.numberOfRows = songs.count }
///       func listView(_ list: ListView, didSelectRowAt row: Int) { play(songs[row]) }
///     }
public protocol ListViewDelegate: AnyObject {
  /// The list is there and can be filled; comes once.
  func listViewDidLoad(_ listView: ListView)
  /// The user selected a row, which there is.
  func listView(_ listView: ListView, didSelectRowAt row: Int)
}
