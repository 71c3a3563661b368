/// What a delegate was found to understand: the delegate itself, once for each protocol it adopts.
public struct Abilities {
  // TODO: 1. Each of these refers to the delegate, and the application remembers them. Should it keep
  // its delegate?

  /// The delegate, if it wants to hear about activity.
  public var activity: (any ApplicationActivityDelegate)?

  /// The delegate, if it wants to hear about the background.
  public var background: (any ApplicationBackgroundDelegate)?

  /// The delegate, if it takes snapshots.
  public var snapshots: (any ApplicationSnapshotDelegate)?

  /// No abilities at all.
  public init() {}
}
