/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  /// The object that hears what happens to the application; it is not kept.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet { meetDelegate() }
  }

  private var optionalMessages = Abilities()

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
    func seen<Kind>(as kind: Kind.Type) -> Kind? { delegate as? Kind }
    var abilities = Abilities()
    abilities.snapshots = seen(as: (any ApplicationSnapshotDelegate).self)
    abilities.activity = seen(as: (any ApplicationActivityDelegate).self)
    abilities.background = seen(as: (any ApplicationBackgroundDelegate).self)
    return abilities
  }

  /// Draws the screen, which takes long: only for a delegate that takes snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    let active = optionalMessages.activity
    if let delegate {
      delegate.applicationDidFinishLaunching(self)
    }
    if let active {
      active.applicationDidBecomeActive(self)
    }
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
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
