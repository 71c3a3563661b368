/// A running application, which tells its delegate what happens.
///
/// Each delegate understands some of the messages.
open class Application {
  /// The object that learns what happens to the application; it isn't kept alive.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet { understood = delegate.map(abilities(of:)) ?? Abilities() }
  }

  /// The abilities of the current delegate.
  private var understood = Abilities()

  /// Creates an application without a delegate.
  public init() {}

  /// Whether the application shows the last open page when it comes back.
  public var showsLastPage: Bool {
    delegate?.applicationShouldShowLastPage(self) ?? true
  }

  /// Returns the abilities of a delegate; a subclass may find fewer.
  ///
  /// Only this method looks for protocols. That takes time, so do it once, not at every event.
  open func abilities(of delegate: any ApplicationDelegate) -> Abilities {
    var abilities = Abilities()
    abilities.activity = delegate as? any ApplicationActivityDelegate
    abilities.background = delegate as? any ApplicationBackgroundDelegate
    abilities.snapshots = delegate as? any ApplicationSnapshotDelegate
    return abilities
  }

  /// Draws the screen, which takes long: only for a delegate that accepts snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  // During a message, a delegate may make another object the delegate. An object that got the first
  // message of an event should get the rest of it. So each event reads the delegate once.

  /// The application starts: it has finished launching, and then it has become active.
  public func launch() {
    let (delegate, listener) = (delegate, understood)
    delegate?.applicationDidFinishLaunching(self)
    listener.activity?.applicationDidBecomeActive(self)
  }

  /// The user leaves the application: it will resign active, then it has entered the background,
  /// then it has taken a snapshot.
  public func moveToBackground() {
    let listener = understood
    listener.activity?.applicationWillResignActive(self)
    listener.background?.applicationDidEnterBackground(self)
    if let taker = listener.snapshots {
      taker.application(self, didTakeSnapshot: drawSnapshot())
    }
  }
}
