/// A running application, which tells its delegate what happens.
///
/// Each delegate understands some of the messages.
open class Application {
  /// The object that learns what happens to the application; it isn't kept alive.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet {
      if let delegate {
        understood = abilities(of: delegate)
      } else {
        understood = Abilities()
      }
    }
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
    Abilities(foundIn: delegate)
  }

  /// Draws the screen, which takes long: only for a delegate that accepts snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  /// The application starts: it has finished launching, and then it has become active.
  public func launch() {
    tell([
      { delegate, _ in delegate?.applicationDidFinishLaunching(self) },
      { _, understood in understood.activity?.applicationDidBecomeActive(self) },
    ])
  }

  /// The user leaves the application: it will resign active, then it has entered the background,
  /// then it has taken a snapshot.
  public func moveToBackground() {
    tell([
      { _, understood in understood.activity?.applicationWillResignActive(self) },
      { _, understood in understood.background?.applicationDidEnterBackground(self) },
      { _, understood in
        guard let taker = understood.snapshots else { return }
        let snapshot = self.drawSnapshot()
        taker.application(self, didTakeSnapshot: snapshot)
      },
    ])
  }

  private typealias Message = ((any ApplicationDelegate)?, Abilities) -> Void

  /// Sends the messages of one event to the delegate of its beginning.
  private func tell(_ messages: [Message]) {
    let (delegate, understood) = (delegate, understood)
    for message in messages {
      message(delegate, understood)
    }
  }
}
