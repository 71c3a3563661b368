/// What a line tells and asks everybody who listens to it.
public protocol LineDelegate: AnyObject {
  /// A call has come in.
  func lineDidRing(_ line: Line)

  /// Somebody lifts the receiver: may the call be connected? A single no is enough to refuse it.
  func lineShouldConnect(_ line: Line) -> Bool

  /// The call has been connected.
  func lineDidConnect(_ line: Line)
}

/// A telephone line: it rings, and somebody picks up.
///
/// It knows nothing of its listeners, neither how many there are nor of which classes.
public final class Line {
  /// The line's number.
  public let number: Int

  /// The listeners that hear of this line, and have a say.
  public let delegates = MulticastDelegate<any LineDelegate>()

  /// Whether a call is connected.
  public private(set) var isConnected = false

  /// Creates a line that nobody listens to yet.
  public init(number: Int) {
    self.number = number
  }

  /// What a call that comes in causes: everybody is told.
  public func ring() {
    delegates.tell { $0.lineDidRing(self) }
  }

  /// What lifting the receiver causes: connects the call, unless somebody refuses it.
  ///
  /// A line that nobody listens to connects its calls.
  public func pickUp() {
    guard delegates.ask(default: true, { $0.lineShouldConnect(self) }) else { return }
    delegates.tell { $0.lineDidConnect(self) }
    isConnected = true
  }
}
