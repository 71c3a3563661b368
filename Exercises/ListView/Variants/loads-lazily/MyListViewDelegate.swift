/// The messages that a list sends its delegate.
public protocol MyListViewDelegate: AnyObject {
  func listViewDidLoad(_ listView: MyListView)
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A reference that doesn't keep its object alive.
struct Acquaintance {
  weak var somebody: (any MyListViewDelegate)?
}
