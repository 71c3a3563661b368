extension View {
  /// The queue that the view belongs to, if one is set: `map.queue = screen`.
  ///
  /// Once it is set, changing a visible property of the view (its colour, its text or value, its
  /// rows, its subviews) on any other queue is a misuse. The change still takes effect, as with
  /// Xcode's Main Thread Checker. Reading is allowed anywhere.
  ///
  /// The subviews belong to the same queue, including those added later.
  ///
  ///     let label = TableViewCell("20°")
  ///     label.queue = screen
  ///     label.text = "21°"                          // a misuse
  ///     screen.addOperation { label.text = "21°" }  // correct
  public final var queue: OperationQueue? {
    get { ownQueue }
    set {
      ownQueue = newValue
      for view in subviews { view.queue = newValue }
    }
  }

  /// Reports a change on the wrong queue. Costs almost nothing while no queue is set.
  final func touch(_ part: @autoclosure () -> String) {
    guard let queue = ownQueue, OperationQueue.current !== queue else { return }
    Misuse.wrongQueue(self, part(), belongingTo: queue).report()
  }
}
