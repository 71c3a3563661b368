/// A page to read: a title, and a text that scrolls under it.
open class TextPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()
  /// Whether the title is on show.
  public var showsTitle = true

  /// Creates a page.
  public init() { text.delegate = self }

  /// Whether this page needs a view of its own to stay where it is; for subclasses to say.
  open func holds(_ scrollView: ScrollView) -> Bool { false }

  /// Everything may go that is not held.
  public final func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    !holds(scrollView)
  }

  /// Shows the title.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    guard scrollView === text else { return }
    showsTitle = true
  }
}
