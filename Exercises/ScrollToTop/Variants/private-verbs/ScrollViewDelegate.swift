/// The delegate of a scroll view.
public protocol ScrollViewDelegate: AnyObject {
  /// May this scroll view go to the top? The default is true.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// This scroll view is about to go to the top.
  func scrollViewWillScrollToTop(_ scrollView: ScrollView)
  /// This scroll view is at the top now.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

/// The defaults, for a delegate that leaves out a method.
extension ScrollViewDelegate {
  /// Says yes.
  @discardableResult
  public func scrollViewShouldScrollToTop(_: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewWillScrollToTop(_: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidScrollToTop(_: ScrollView) {}
}
