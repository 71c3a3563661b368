/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  /// The object that hears what happens to the application; it is not kept.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet {
      understood.activity = delegate as? any ApplicationActivityDelegate
      understood.background = delegate as? any ApplicationBackgroundDelegate
      understood.snapshots = delegate as? any ApplicationSnapshotDelegate
    }
  }

  /// What the delegate of this moment understands.
  private var understood = Abilities()

  /// Creates an application that nobody listens to yet.
  public init() {}

  /// Whether the application, when it comes back, shows the page that was open last.
  public var showsLastPage: Bool {
    delegate?.applicationShouldShowLastPage(self) ?? true
  }

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

  /// Draws the screen, which takes long: only for a delegate that takes snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  // A delegate that hears a message may put another one in its place. A delegate that has heard the
  // beginning of an event should hear its end. So each event looks once for its delegate.

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    let listener = understood
    delegate?.applicationDidFinishLaunching(self)
    listener.activity?.applicationDidBecomeActive(self)
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
  public func moveToBackground() {
    let listener = understood
    listener.activity?.applicationWillResignActive(self)
    listener.background?.applicationDidEnterBackground(self)
    if let taker = listener.snapshots {
      taker.application(self, didTakeSnapshot: drawSnapshot())
    }
  }
}
