/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  /// Whoever wants to hear what happens to the application; not kept alive by it.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet { understood = delegate.map(abilities(of:)) ?? Abilities() }
  }

  /// What the delegate of this moment understands.
  private var understood = Abilities()

  /// Whom its messages are from.
  private lazy var sender = self

  /// Creates an application that nobody listens to yet.
  public init() {}

  /// Finds out what a delegate understands; a subclass may admit less.
  ///
  /// The only place that asks. The search takes time, so it is for once, not for every event.
  open func abilities(of delegate: any ApplicationDelegate) -> Abilities {
    var abilities = Abilities()
    abilities.activity = delegate as? any ApplicationActivityDelegate
    abilities.background = delegate as? any ApplicationBackgroundDelegate
    abilities.snapshots = delegate as? any ApplicationSnapshotDelegate
    return abilities
  }

  /// Draws the screen, which takes long: not to be called for somebody who will not look.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  // Any message may make its receiver put another delegate in its own place. Who has heard the
  // beginning of an event should hear its end, so each event looks once whom it speaks to.

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    let (delegate, listener) = (delegate, understood)
    delegate?.applicationDidFinishLaunching(sender)
    listener.activity?.applicationDidBecomeActive(sender)
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
  public func moveToBackground() {
    let listener = understood
    listener.activity?.applicationWillResignActive(sender)
    listener.background?.applicationDidEnterBackground(sender)
    if let taker = listener.snapshots {
      taker.application(sender, didTakeSnapshot: drawSnapshot())
    }
  }
}
