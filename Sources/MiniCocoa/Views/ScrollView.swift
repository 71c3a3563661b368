/// A view of something long, of which one sees a part.
///
///     let page = ScrollView()
///     page.contentOffset = 300
///     page.scrollToTop()
open class ScrollView: View {
  /// How far it has been scrolled, from 0, the top: `page.contentOffset = 300`.
  public final var contentOffset = 0.0 { willSet { touch("contentOffset") } }

  /// Whether it goes to the top when the user asks for it; the rule, to which the delegate may make
  /// exceptions: `page.scrollsToTop = false`.
  public final var scrollsToTop = true

  /// Who may refuse a scroll, and is told of it; not kept: `page.delegate = self`.
  public final weak var delegate: (any ScrollViewDelegate)?

  /// A view that shows the top of something: `let page = ScrollView()`.
  public override init() { super.init() }

  /// The user asks for the top; whether it was shown.
  ///
  ///     page.scrollToTop()
  ///
  /// If `scrollsToTop` is false nobody is asked. Else the delegate may refuse; without one, or if it
  /// does not answer, the view scrolls.
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

/// What a scroll view asks and tells its delegate; each message may be left out.
///
///     extension Reader: ScrollViewDelegate {
///       func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool { view !== notes }
///     }
public protocol ScrollViewDelegate: AnyObject {
  /// Whether to go to the top this time; yes, if this is left out.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// It is about to go to the top: `contentOffset` is still the old one.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)
  /// It has gone to the top: `contentOffset` is 0.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Yes, for a delegate that has no such method.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing, for a delegate that has no such method.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing, for a delegate that has no such method.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}
