/// The abilities of a delegate: for each group of messages, the delegate if it understands them.
public struct Abilities {
  private var activityReference = Reference()
  private var backgroundReference = Reference()
  private var snapshotsReference = Reference()

  /// The delegate, if it understands the messages about activity.
  public var activity: (any ApplicationActivityDelegate)? {
    get { activityReference.read() }
    set { activityReference = Reference(newValue) }
  }

  /// The delegate, if it understands the message about the background.
  public var background: (any ApplicationBackgroundDelegate)? {
    get { backgroundReference.read() }
    set { backgroundReference = Reference(newValue) }
  }

  /// The delegate, if it accepts snapshots.
  public var snapshots: (any ApplicationSnapshotDelegate)? {
    get { snapshotsReference.read() }
    set { snapshotsReference = Reference(newValue) }
  }

  /// Creates an empty set of abilities.
  public init() {}
}
