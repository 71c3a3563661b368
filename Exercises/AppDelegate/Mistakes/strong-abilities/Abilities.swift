/// The abilities of a delegate: for each group of messages, the delegate if it understands them.
public struct Abilities {
  /// The delegate, if it understands the messages about activity.
  public var activity: (any ApplicationActivityDelegate)?

  /// The delegate, if it understands the message about the background.
  public var background: (any ApplicationBackgroundDelegate)?

  /// The delegate, if it accepts snapshots.
  public var snapshots: (any ApplicationSnapshotDelegate)?

  /// Creates an empty set of abilities.
  public init() {}
}
