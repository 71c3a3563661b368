/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  // TODO: 2. A delegate is set, or replaced, or taken away: this is the moment to find out, by
  // abilities(of:), what is understood from now on, and to remember it in `understood`.
  /// Whoever wants to hear what happens to the application; not kept alive by it.
  public weak var delegate: (any ApplicationDelegate)?

  /// What the delegate of this moment understands.
  private var understood = Abilities()

  /// Creates an application that nobody listens to yet.
  public init() {}

  /// Finds out what a delegate understands; a subclass may admit less.
  ///
  /// The only place that asks. The search takes time, so it is for once, not for every event.
  open func abilities(of delegate: any ApplicationDelegate) -> Abilities {
    // TODO: 3. Put the delegate into each ability whose protocol it adopts.
    Abilities()
  }

  /// Draws the screen, which takes long: not to be called for somebody who will not look.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  // Telling a delegate runs the delegate's code, which may put another delegate in its place. Who has
  // heard the beginning of an event should hear its end: so, before the first message, look up once
  // whom to speak to.

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    // TODO: 4. Two messages. One is required, so that every delegate understands it.
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
  public func moveToBackground() {
    // TODO: 5. Three messages, none of them required.
  }
}
