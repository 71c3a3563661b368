/// A page to read: a title, and a text that scrolls under it.
open class TextPage: ScrollViewDelegate {
  /// The text.
  public let text = ScrollView()

  /// Whether the title is on show; a reader who scrolls down hides it.
  public var showsTitle = true

  /// Creates a page whose text stands at the top.
  public init() {
    text.delegate = self
  }

  // Says no more than the default does, but says it in the class: only what a class implements
  // itself can be overridden in its subclasses.
  /// Nothing on a plain page has to stay where it is.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    true
  }

  /// At the top of its text, a page shows its title again.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    if scrollView === text {
      showsTitle = true
    }
  }
}
