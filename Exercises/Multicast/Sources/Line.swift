/// The messages that a line sends its listeners.
public protocol LineDelegate: AnyObject {
  /// A call has come in.
  func lineDidRing(_ line: Line)

  /// Somebody lifts the receiver. May the line connect the call? A single no refuses it.
  func lineShouldConnect(_ line: Line) -> Bool

  /// The line has connected the call.
  func lineDidConnect(_ line: Line)
}

/// A telephone line: it rings, and somebody picks up.
///
/// It doesn't know how many listeners it has, or their classes.
public final class Line {
  /// The line's number.
  public let number: Int

  /// The listeners, which get the line's messages and may refuse its calls.
  public let delegates = MulticastDelegate<any LineDelegate>()

  /// Whether a call is connected.
  public private(set) var isConnected = false

  /// Creates a line without listeners.
  public init(number: Int) {
    self.number = number
  }

  /// Tells every listener that a call has come in.
  public func ring() {
    delegates.tell { $0.lineDidRing(self) }
  }

  /// Connects the call unless a listener refuses it; lifting the receiver calls it.
  ///
  /// A line without listeners connects its calls.
  public func pickUp() {
    // TODO: 5. Ask whether you may connect the call. If so, connect it, and then report that.
  }
}
