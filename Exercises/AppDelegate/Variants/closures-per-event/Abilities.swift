/// What a delegate was found to understand: the delegate itself, once for each protocol it adopts.
///
/// Weak, each of them: they are further references to the delegate, and a single one that kept it
/// would undo the `weak` of the application's own. When the delegate goes, its abilities go with it.
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
