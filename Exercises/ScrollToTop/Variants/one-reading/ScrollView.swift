/// The messages that a scroll view sends its delegate.
public protocol ScrollViewDelegate: AnyObject {
  /// The question, before anything has happened. The default is true.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// The announcement.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)
  /// The report.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Yes, unless the delegate says otherwise.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { return true }
  /// Nothing, unless the delegate does something.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}
  /// Nothing, unless the delegate does something.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}

/// A view that shows a part of something longer.
public final class ScrollView {
  /// The position of the content.
  public var contentOffset: Double = 0
  /// The general rule.
  public var scrollsToTop: Bool = true
  /// The object that decides about each tap.
  public weak var delegate: (any ScrollViewDelegate)?

  /// Creates a scroll view at the top.
  public init() {}

  /// Goes to the top, if it may.
  public func scrollToTop() {
    // The same delegate for all three messages, even if the property changes meanwhile.
    switch (scrollsToTop, delegate) {
    case (false, _):
      break
    case (true, nil):
      contentOffset = 0
    case (true, let partner?):
      if partner.scrollViewShouldScrollToTop(self) {
        partner.scrollViewWillScrollToTop(self)
        contentOffset = 0
        partner.scrollViewDidScrollToTop(self)
      }
    }
  }
}
