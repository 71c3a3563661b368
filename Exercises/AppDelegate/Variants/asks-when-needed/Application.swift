/// A running application, which tells its delegate what happens.
///
/// Each delegate understands some of the messages.
open class Application {
  /// The object that learns what happens to the application; it isn't kept alive.
  public var delegate: (any ApplicationDelegate)? {
    get { currentDelegate }
    set {
      guard newValue !== currentDelegate || newValue == nil else { return }
      currentDelegate = newValue
      answer = nil
    }
  }

  private weak var currentDelegate: (any ApplicationDelegate)?

  /// The abilities of the current delegate; nil before its first event.
  private var answer: Abilities?

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
    var found = Abilities()
    if let delegate = delegate as? any ApplicationActivityDelegate { found.activity = delegate }
    if let delegate = delegate as? any ApplicationBackgroundDelegate { found.background = delegate }
    if let delegate = delegate as? any ApplicationSnapshotDelegate { found.snapshots = delegate }
    return found
  }

  /// The objects that get the messages of an event that begins now.
  private func audience() -> Audience? {
    guard let currentDelegate else { return nil }
    let understood = answer ?? abilities(of: currentDelegate)
    answer = understood
    return Audience(delegate: currentDelegate, abilities: understood)
  }

  /// Draws the screen, which takes long: only for a delegate that accepts snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  /// The application starts: it has finished launching, and then it has become active.
  public func launch() {
    guard let audience = audience() else { return }
    audience.delegate.applicationDidFinishLaunching(self)
    audience.abilities.activity?.applicationDidBecomeActive(self)
  }

  /// The user leaves the application: it will resign active, then it has entered the background,
  /// then it has taken a snapshot.
  public func moveToBackground() {
    guard let abilities = audience()?.abilities else { return }
    abilities.activity?.applicationWillResignActive(self)
    abilities.background?.applicationDidEnterBackground(self)
    abilities.snapshots?.application(self, didTakeSnapshot: drawSnapshot())
  }
}
