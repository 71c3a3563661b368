/// The messages that a scroll view sends its delegate.
///
/// A delegate implements those that it needs. The extension below has methods for the rest.
public protocol ScrollViewDelegate: AnyObject {
  // TODO: 1. A class can replace a default only if this body lists it. List the extension's methods
  // here as well. (Leave the extension as it is: it answers for classes that have no such method.)
}

extension ScrollViewDelegate {
  /// May this scroll view go to the top? It asks only if its `scrollsToTop` is true.
  ///
  /// A delegate that leaves this out says yes.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    // TODO: 2. This answers for a delegate without that method. Does it match the comment above?
    false
  }

  /// This scroll view is about to go to the top; its offset is still the old one.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}

  /// This scroll view is at the top now; its offset is 0.
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
    // TODO: 3. Check the general rule. Ask; announce it; set the offset to 0; report it.
  }
}
