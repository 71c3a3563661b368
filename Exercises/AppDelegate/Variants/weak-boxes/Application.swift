/// A running application, which tells its delegate what happens.
///
/// Each delegate understands some of the messages.
open class Application {
  /// The object that learns what happens to the application; it isn't kept alive.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet { meetDelegate() }
  }

  private var optionalMessages = Abilities()

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
    func seen<Kind>(as kind: Kind.Type) -> Kind? { delegate as? Kind }
    var abilities = Abilities()
    abilities.snapshots = seen(as: (any ApplicationSnapshotDelegate).self)
    abilities.activity = seen(as: (any ApplicationActivityDelegate).self)
    abilities.background = seen(as: (any ApplicationBackgroundDelegate).self)
    return abilities
  }

  /// Draws the screen, which takes long: only for a delegate that accepts snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  /// The application starts: it has finished launching, and then it has become active.
  public func launch() {
    let active = optionalMessages.activity
    if let delegate {
      delegate.applicationDidFinishLaunching(self)
    }
    if let active {
      active.applicationDidBecomeActive(self)
    }
  }

  /// The user leaves the application: it will resign active, then it has entered the background,
  /// then it has taken a snapshot.
  public func moveToBackground() {
    let (active, behind, taker) = (
      optionalMessages.activity, optionalMessages.background, optionalMessages.snapshots
    )
    if let active {
      active.applicationWillResignActive(self)
    }
    if let behind {
      behind.applicationDidEnterBackground(self)
    }
    if let taker {
      let snapshot = drawSnapshot()
      taker.application(self, didTakeSnapshot: snapshot)
    }
  }

  private func meetDelegate() {
    optionalMessages = Abilities()
    guard let delegate else { return }
    optionalMessages = abilities(of: delegate)
  }
}
