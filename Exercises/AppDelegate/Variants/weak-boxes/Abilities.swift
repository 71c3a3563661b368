/// What a delegate was found to understand: the delegate itself, once for each protocol it adopts.
public struct Abilities {
  private var activityReference = Reference()
  private var backgroundReference = Reference()
  private var snapshotsReference = Reference()

  /// The delegate, if it wants to hear about activity.
  public var activity: (any ApplicationActivityDelegate)? {
    get { activityReference.read() }
    set { activityReference = Reference(newValue) }
  }

  /// The delegate, if it wants to hear about the background.
  public var background: (any ApplicationBackgroundDelegate)? {
    get { backgroundReference.read() }
    set { backgroundReference = Reference(newValue) }
  }

  /// The delegate, if it takes snapshots.
  public var snapshots: (any ApplicationSnapshotDelegate)? {
    get { snapshotsReference.read() }
    set { snapshotsReference = Reference(newValue) }
  }

  /// No abilities at all.
  public init() {}
}
