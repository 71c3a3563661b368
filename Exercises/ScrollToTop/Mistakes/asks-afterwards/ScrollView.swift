/// What a scroll view asks and tells its delegate.
///
/// A delegate implements what it needs. For the rest, the extension below has methods.
public protocol ScrollViewDelegate: AnyObject {
  /// May this scroll view go to the top? Not asked if its `scrollsToTop` is false.
  ///
  /// A delegate that does not implement this has no objection: the answer is yes.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

  /// This scroll view is about to go to the top, and still stands where it stood.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)

  /// This scroll view has gone to the top, and stands there now.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// What a delegate answers that has no method of its own.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    true
  }

  /// A delegate that has nothing to prepare does nothing.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}

  /// A delegate that has nothing to do afterwards does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

/// A view that shows a part of something longer.
public final class ScrollView {
  /// How far the content has been scrolled: 0 at the top, more further down.
  public var contentOffset: Double = 0

  /// The general rule: whether a tap on the status bar may take this view to the top.
  public var scrollsToTop: Bool = true

  /// The object that decides single cases and hears what happens; it is not kept.
  public weak var delegate: (any ScrollViewDelegate)?

  /// Creates a scroll view that stands at the top and has no delegate yet.
  public init() {}

  /// What a tap on the status bar calls: goes to the top, if it may.
  public func scrollToTop() {
    guard scrollsToTop else { return }
    delegate?.scrollViewWillScrollToTop(self)
    contentOffset = 0
    if delegate?.scrollViewShouldScrollToTop(self) ?? true {
      delegate?.scrollViewDidScrollToTop(self)
    }
  }
}
