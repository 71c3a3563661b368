/// A running application: it knows what happens, and tells its delegate.
///
/// Which of the messages a delegate understands differs from one to the next.
open class Application {
  /// The object that hears what happens to the application; it is not kept.
  public weak var delegate: (any ApplicationDelegate)? {
    didSet {
      if let delegate {
        understood = abilities(of: delegate)
      } else {
        understood = Abilities()
      }
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
    Abilities(foundIn: delegate)
  }

  /// Draws the screen, which takes long: only for a delegate that takes snapshots.
  open func drawSnapshot() -> String {
    "the screen as it was left"
  }

  // MARK: - What happens

  /// The application starts: it has finished launching, and then it becomes active.
  public func launch() {
    tell([
      { delegate, _ in delegate?.applicationDidFinishLaunching(self) },
      { _, understood in understood.activity?.applicationDidBecomeActive(self) },
    ])
  }

  /// The user turns to something else: the application will resign active, then it has entered the
  /// background, then a snapshot was taken.
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
