import MiniCocoa

/// What can happen on a line.
@frozen public enum LineState: String, Hashable, Sendable {
  /// Nobody uses it.
  case free
  /// A call waits for an answer.
  case ringing
  /// Two people talk.
  case talking
  /// One of them waits.
  case held
}

/// A call: who wants to talk to whom.
public struct Call: Hashable, Sendable {
  /// The one that calls.
  public let caller: String
  /// The one that is called.
  public let callee: String

  /// A call from one to another.
  public init(from caller: String, to callee: String) {
    self.caller = caller
    self.callee = callee
  }
}

extension Notification.Name {
  /// A call has ended: `notification.userInfo?["call"] as? Call`.
  public static var callDidEnd: Notification.Name { Notification.Name("CallDidEnd") }
}
