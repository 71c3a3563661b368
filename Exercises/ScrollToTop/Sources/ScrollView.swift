/// What a scroll view asks and tells its delegate.
///
/// A delegate implements what it needs. For the rest, the extension below has methods.
public protocol ScrollViewDelegate: AnyObject {
  // TODO: 1. A delegate can answer only what is listed here. List the extension's three messages here
  // as well. (Leave the extension as it is: it answers for delegates that do not.)
}

extension ScrollViewDelegate {
  /// May this scroll view go to the top? Not asked if its `scrollsToTop` is false.
  ///
  /// A delegate that leaves this out has no objection.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    // TODO: 2. A delegate that has no method of its own answers this. Is it what is documented?
    false
  }

  /// This scroll view is about to go to the top, and still stands where it stood.
  public func scrollViewWillScrollToTop(_ scrollView: ScrollView) {}

  /// This scroll view has gone to the top, and stands there now.
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
    // TODO: 3. Look at the general rule. Ask; say that you will; go to offset 0; say that you did.
  }
}
