/// A page to read: a title, and a text that scrolls under it.
open class TextPage {
  /// The text.
  public let text = ScrollView()

  /// Whether the title is on show; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Creates a page whose text stands at the top.
  public init() {
    text.delegate = self
  }

  // In the class, not in the extension that adopts the protocol: only so can they be overridden.

  /// Whether this view may go: yes, on a plain page.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

  /// At the top of its text, a page shows its title again.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    showsTitle = showsTitle || scrollView === text
  }
}

extension TextPage: ScrollViewDelegate {}
