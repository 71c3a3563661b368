/// The delegate of a scroll view.
public protocol ScrollViewDelegate: AnyObject {
  /// Whether this scroll view may go to the top; true if left out.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// This scroll view is about to go.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)
  /// This scroll view has gone.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

/// What is left out is answered here.
extension ScrollViewDelegate {
  /// No objection.
  @discardableResult
  public func scrollViewShouldScrollToTop(_: ScrollView) -> Bool { true }
  /// Nothing to prepare.
  public func scrollViewWillScrollToTop(_: ScrollView) {}
  /// Nothing to follow up.
  public func scrollViewDidScrollToTop(_: ScrollView) {}
}
