extension Conversation {
  /// One message: its sender, its receiver, its text and the mechanism that delivered it.
  ///
  ///     for message in conversation.messages where message.receiver == "Clerk" { … }
  public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// The sender's class, with a number if several objects of that class take part: `"Button 2"`.
    public let sender: String
    /// The receiver's class, with a number if several objects of that class take part: `"Editor"`.
    public let receiver: String
    /// The message: `"save:"`.
    public let text: String
    /// The mechanism that delivered the message, with its details.
    public let context: Context

    /// The message in the notation of the course's pages: `Button 2 -> Editor : save:`.
    public var description: String { "\(sender) -> \(receiver) : \(text)" }
  }

  /// The mechanism that delivers a message, with its details.
  ///
  ///     message.context.mechanism == .observation
  public struct Context: Hashable, Sendable {
    /// A way for one object to notify another.
    ///
    ///     if message.context.mechanism == .action { … }
    public enum Mechanism: String, Hashable, Sendable, CaseIterable {
      case observation, action, notification, delegation
    }

    /// The mechanism.
    public let mechanism: Mechanism
    /// A detail such as an observation context's label, an event or a notification's name, or nil.
    public let detail: String?

    /// A mechanism with a detail: `Context(.action, "touchUpInside")`.
    public init(_ mechanism: Mechanism, _ detail: String? = nil) {
      self.mechanism = mechanism
      self.detail = detail
    }
  }
}

extension Conversation.Context {
  /// Key-value observing, without a detail: `.observation`.
  public static var observation: Self { Self(.observation) }
  /// Target-action, without a detail: `.action`.
  public static var action: Self { Self(.action) }
  /// A notification, without a detail: `.notification`.
  public static var notification: Self { Self(.notification) }
  /// A delegate message, without a detail: `.delegation`.
  public static var delegation: Self { Self(.delegation) }
}
