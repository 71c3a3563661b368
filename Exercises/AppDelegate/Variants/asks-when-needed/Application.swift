/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  /// The object that hears what happens to the application; it is not kept.
  public var delegate: (any ApplicationDelegate)? {
    get { currentDelegate }
    set {
      guard newValue !== currentDelegate || newValue == nil else { return }
      currentDelegate = newValue
      answer = nil
    }
  }

  private weak var currentDelegate: (any ApplicationDelegate)?

  /// What the delegate of this moment was found to understand; nil if it has not been asked yet.
  private var answer: Abilities?

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
    var found = Abilities()
    if let delegate = delegate as? any ApplicationActivityDelegate { found.activity = delegate }
    if let delegate = delegate as? any ApplicationBackgroundDelegate { found.background = delegate }
    if let delegate = delegate as? any ApplicationSnapshotDelegate { found.snapshots = delegate }
    return found
  }

  /// Whom an event that begins now should speak to.
  private func audience() -> Audience? {
    guard let currentDelegate else { return nil }
    let understood = answer ?? abilities(of: currentDelegate)
    answer = understood
    return Audience(delegate: currentDelegate, abilities: understood)
  }

  /// Draws the screen, which takes long: only for a delegate that takes snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    guard let audience = audience() else { return }
    audience.delegate.applicationDidFinishLaunching(self)
    audience.abilities.activity?.applicationDidBecomeActive(self)
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
  public func moveToBackground() {
    guard let abilities = audience()?.abilities else { return }
    abilities.activity?.applicationWillResignActive(self)
    abilities.background?.applicationDidEnterBackground(self)
    abilities.snapshots?.application(self, didTakeSnapshot: drawSnapshot())
  }
}
