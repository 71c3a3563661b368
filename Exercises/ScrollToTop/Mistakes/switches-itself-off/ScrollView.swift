/// What a scroll view asks and tells whoever stands behind it.
///
/// A delegate implements what it cares about; for the rest, the extension below speaks for it.
public protocol ScrollViewDelegate: AnyObject {
  /// May this scroll view go to the top? Not asked if its `scrollsToTop` is false.
  ///
  /// A delegate that does not implement this has nothing against it: yes.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

  /// This scroll view is about to go to the top, and still stands where it stood.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)

  /// This scroll view has gone to the top, and stands there now.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// The answer of a delegate that has none of its own.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    true
  }

  /// What a delegate does that has nothing to prepare: nothing.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}

  /// What a delegate does that has nothing to follow up: nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

/// A view that shows a part of something longer.
public final class ScrollView {
  /// How far the content has been scrolled: 0 at the top, more further down.
  public var contentOffset: Double = 0

  /// The general rule: whether a tap on the status bar may take this view to the top.
  public var scrollsToTop: Bool = true

  /// Whoever decides single cases, and wants to hear what happens; not kept alive by it.
  public weak var delegate: (any ScrollViewDelegate)?

  /// Creates a scroll view that stands at the top and has no delegate yet.
  public init() {}

  /// What a tap on the status bar calls: goes to the top, if it may.
  public func scrollToTop() {
    guard scrollsToTop else { return }
    // One partner for the whole conversation, whatever happens to the property meanwhile.
    let delegate = delegate
    // Nobody there is nobody who objects: `?? true` is the documented default, once more.
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      scrollsToTop = false
      return
    }
    delegate?.scrollViewWillScrollToTop(self)
    contentOffset = 0
    delegate?.scrollViewDidScrollToTop(self)
  }
}
