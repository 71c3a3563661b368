/// What a scroll view asks and tells whoever stands behind it.
///
/// A delegate implements what it cares about; for the rest, the extension below speaks for it.
public protocol ScrollViewDelegate: AnyObject {
  // TODO: 1. Only what stands here can be answered by a delegate. List the three messages of the
  // extension here as well. (The extension keeps them, too: it answers for those who do not.)
}

extension ScrollViewDelegate {
  /// May this scroll view go to the top? Not asked if its `scrollsToTop` is false.
  ///
  /// A delegate that does not implement this has nothing against it.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    // TODO: 2. This is the answer of a delegate that has none of its own. Is it what is documented?
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

  /// Whoever decides single cases, and wants to hear what happens; not kept alive by it.
  public weak var delegate: (any ScrollViewDelegate)?

  /// Creates a scroll view that stands at the top and has no delegate yet.
  public init() {}

  /// What a tap on the status bar calls: goes to the top, if it may.
  public func scrollToTop() {
    // TODO: 3. Look at the general rule. Ask, announce, go to offset 0, report.
  }
}
