import MiniCocoa

/// The states of a line.
@frozen public enum LineState: String, Hashable, Sendable {
  /// Nobody uses it.
  case free
  /// It rings: a call waits for an answer.
  case ringing
  /// Two people talk.
  case talking
  /// One of the two waits.
  case held
}

/// A call: who wants to talk to whom.
public struct Call: Hashable, Sendable {
  /// The person who calls.
  public let caller: String
  /// The person to reach.
  public let callee: String

  /// A call from one to another.
  public init(from caller: String, to callee: String) {
    self.caller = caller
    self.callee = callee
  }
}

extension Notification.Name {
  /// Posted when a call has ended: `notification.userInfo?["call"] as? Call`.
  public static var callDidEnd: Notification.Name { Notification.Name("CallDidEnd") }
}
