/// The messages that a scroll view sends its delegate.
///
/// A delegate implements those that it needs. The extension below has methods for the rest.
public protocol ScrollViewDelegate: AnyObject {
  /// May this scroll view go to the top? It asks only if its `scrollsToTop` is true.
  ///
  /// The answer of a delegate that leaves this out is yes.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

  /// This scroll view is about to go to the top; its offset is still the old one.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)

  /// This scroll view is at the top now; its offset is 0.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// The answer of a delegate that has no such method.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    true
  }

  /// Does nothing, for a delegate that has nothing to prepare.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}

  /// Does nothing, for a delegate that has nothing to do afterwards.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

/// A view that shows a part of something longer.
public final class ScrollView {
  /// The position of the content: 0 at the top, more further down.
  public var contentOffset: Double = 0

  /// The general rule: whether a tap on the status bar may take this view to the top.
  public var scrollsToTop: Bool = true

  /// The object that decides about each tap and learns what happens; it isn't kept alive.
  public weak var delegate: (any ScrollViewDelegate)?

  /// Creates a scroll view at the top, without a delegate.
  public init() {}

  /// Goes to the top, if it may; a tap on the status bar calls it.
  public func scrollToTop() {
    guard scrollsToTop else { return }
    // The same delegate for all three messages, even if the property changes meanwhile.
    let delegate = delegate
    // Without a delegate, the answer is yes: `?? true` is the documented default again.
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    delegate?.scrollViewWillScrollToTop(self)
    contentOffset = 0
    delegate?.scrollViewDidScrollToTop(self)
  }
}
