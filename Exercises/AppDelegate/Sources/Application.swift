/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  // TODO: 1. A delegate is set, or replaced, or taken away: this is the moment to find out, by
  // abilities(of:), what is understood from now on, and to remember it in `understood`.
  /// The object that hears what happens to the application; it is not kept.
  public weak var delegate: (any ApplicationDelegate)?

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
    // TODO: 2. Put the delegate into each ability whose protocol it adopts.
    Abilities()
  }

  /// Draws the screen, which takes long: only for a delegate that takes snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  // A delegate that hears a message may put another one in its place. A delegate that has heard the
  // beginning of an event should hear its end. So look once for the delegate, before you speak.

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    // TODO: 3. Two messages. One is required, so every delegate understands it.
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
  public func moveToBackground() {
    // TODO: 4. Three messages, none of them required.
  }
}
