/// A view that shows a part of something longer.
public final class ScrollView {
  /// The position of the content: 0 at the top, more further down.
  public var contentOffset: Double = 0

  /// The general rule: whether a tap on the status bar may take this view to the top.
  public var scrollsToTop: Bool = true

  /// The object that decides about each tap and learns what happens.
  public weak var delegate: (any ScrollViewDelegate)?

  /// Creates a scroll view at the top.
  public init() {}

  /// Goes to the top, if it may; a tap on the status bar calls it.
  public func scrollToTop() {
    if isAllowedToScrollToTop {
      announce(around: { contentOffset = .zero })
    }
  }
}

extension ScrollView {
  private var isAllowedToScrollToTop: Bool {
    scrollsToTop && delegate?.scrollViewShouldScrollToTop(self) != false
  }

  private func announce(around change: () -> Void) {
    delegate?.scrollViewWillScrollToTop(self)
    defer { delegate?.scrollViewDidScrollToTop(self) }
    change()
  }
}
