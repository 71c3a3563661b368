/// The abilities of a delegate: for each group of messages, the delegate if it understands them.
///
/// Each property is weak: it refers to the delegate as well, and a single strong one would keep
/// it alive. When the delegate is deallocated, all three become nil.
public struct Abilities {
  /// The delegate, if it understands the messages about activity.
  public weak var activity: (any ApplicationActivityDelegate)?

  /// The delegate, if it understands the message about the background.
  public weak var background: (any ApplicationBackgroundDelegate)?

  /// The delegate, if it accepts snapshots.
  public weak var snapshots: (any ApplicationSnapshotDelegate)?

  /// Creates an empty set of abilities.
  public init() {}
}
