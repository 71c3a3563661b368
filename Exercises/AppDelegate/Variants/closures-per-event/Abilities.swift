/// What a delegate was found to understand: the delegate itself, once for each protocol it adopts.
///
/// Each of them is weak: it is one more reference to the delegate, and a single strong one would keep
/// it. When the delegate goes, its abilities become nil with it.
public struct Abilities {
  /// The delegate, if it wants to hear about activity.
  public weak var activity: (any ApplicationActivityDelegate)?

  /// The delegate, if it wants to hear about the background.
  public weak var background: (any ApplicationBackgroundDelegate)?

  /// The delegate, if it takes snapshots.
  public weak var snapshots: (any ApplicationSnapshotDelegate)?

  /// No abilities at all.
  public init() {}
}
