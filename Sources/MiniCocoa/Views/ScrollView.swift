/// A view of long content, of which one part is visible.
///
///     let page = ScrollView()
///     page.contentOffset = 300
///     page.scrollToTop()
open class ScrollView: View {
  /// The distance scrolled from the top, which is 0: `page.contentOffset = 300`.
  public final var contentOffset = 0.0 { willSet { touch("contentOffset") } }

  /// Whether it scrolls to the top at the user's request; the delegate can make exceptions:
  /// `page.scrollsToTop = false`.
  public final var scrollsToTop = true

  /// The delegate, which may refuse a scroll and observes it; not retained: `page.delegate = self`.
  public final weak var delegate: (any ScrollViewDelegate)?

  /// A view scrolled to the top: `let page = ScrollView()`.
  public override init() { super.init() }

  /// Simulates the user's request for the top. Returns whether the view scrolled.
  ///
  ///     page.scrollToTop()
  ///
  /// If `scrollsToTop` is false, the delegate gets no message. Otherwise it may refuse. Without a
  /// delegate, or if it does not implement the method, the view scrolls.
  @discardableResult
  public final func scrollToTop() -> Bool {
    guard scrollsToTop else { return false }
    guard let delegate else {
      contentOffset = 0
      return true
    }
    Conversation.note(from: self, to: delegate, "scrollViewShouldScrollToTop(_:)", .delegation)
    guard delegate.scrollViewShouldScrollToTop(self) else { return false }
    Conversation.note(from: self, to: delegate, "scrollViewWillScrollToTop(_:)", .delegation)
    delegate.scrollViewWillScrollToTop(self)
    contentOffset = 0
    Conversation.note(from: self, to: delegate, "scrollViewDidScrollToTop(_:)", .delegation)
    delegate.scrollViewDidScrollToTop(self)
    return true
  }
}

/// The messages that a scroll view sends its delegate. Every method is optional.
///
///     extension Reader: ScrollViewDelegate {
///       func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool { view !== notes }
///     }
public protocol ScrollViewDelegate: AnyObject {
  /// Returns whether to scroll to the top this time. The default is true.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// The view is about to scroll to the top: `contentOffset` is still the old one.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)
  /// The view has scrolled to the top: `contentOffset` is 0.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// True, for a delegate that does not implement the method.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing, for a delegate that does not implement the method.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing, for a delegate that does not implement the method.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}
