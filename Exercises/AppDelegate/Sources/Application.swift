/// A running application, which tells its delegate what happens.
///
/// Each delegate understands some of the messages.
open class Application {
  // TODO: 1. Somebody sets the delegate, replaces it, or sets nil. This is the moment to call
  // abilities(of:), once, and to store the result in `understood`.
  /// The object that learns what happens to the application; it isn't kept alive.
  public weak var delegate: (any ApplicationDelegate)?

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
    // TODO: 2. Store the delegate in each ability whose protocol it adopts.
    Abilities()
  }

  /// Draws the screen, which takes long: only for a delegate that accepts snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  // During a message, a delegate may make another object the delegate. An object that got the first
  // message of an event should get the rest of it. So read the delegate once, before you send.

  /// The application starts: it has finished launching, and then it has become active.
  public func launch() {
    // TODO: 3. Send two messages. One is required, so every delegate understands it.
  }

  /// The user leaves the application: it will resign active, then it has entered the background,
  /// then it has taken a snapshot.
  public func moveToBackground() {
    // TODO: 4. Send three messages, none of them required.
  }
}
