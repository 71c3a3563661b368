extension View {
  /// The queue that the view belongs to, if somebody has said which: `map.queue = screen`.
  ///
  /// From then on it is a misuse to change what can be seen of the view anywhere else: its colour,
  /// its text or value, its rows, the views in it. The change happens all the same, as it does when
  /// Xcode's main thread checker tells of one. To look at a view is no misuse.
  ///
  /// The views that lie in it belong to the same queue, also those that are added later.
  ///
  ///     let label = TableViewCell("20°")
  ///     label.queue = screen
  ///     label.text = "21°"                          // a misuse
  ///     screen.addOperation { label.text = "21°" }  // as it should be
  public final var queue: OperationQueue? {
    get { ownQueue }
    set {
      ownQueue = newValue
      for view in subviews { view.queue = newValue }
    }
  }

  /// Reports a change in the wrong place; costs next to nothing where no queue has been named.
  final func touch(_ part: @autoclosure () -> String) {
    guard let queue = ownQueue, OperationQueue.current !== queue else { return }
    Misuse.wrongQueue(self, part(), belongingTo: queue).report()
  }
}
