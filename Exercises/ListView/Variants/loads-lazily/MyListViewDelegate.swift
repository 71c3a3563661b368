/// What a list tells whoever uses it.
public protocol MyListViewDelegate: AnyObject {
  func listViewDidLoad(_ listView: MyListView)
  func listView(_ listView: MyListView, didSelectRowAt row: Int)
}

/// A reference that knows somebody and keeps nobody.
struct Acquaintance {
  weak var somebody: (any MyListViewDelegate)?
}
