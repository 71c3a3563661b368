extension Conversation {
  /// One message: who said what to whom, and by which mechanism.
  ///
  ///     for message in conversation.messages where message.receiver == "Clerk" { … }
  public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// The sender's class, and a number if several of it take part: `"Button 2"`.
    public let sender: String
    /// The receiver's class, and a number if several of it take part: `"Editor"`.
    public let receiver: String
    /// What was said: `"save:"`.
    public let text: String
    /// By which mechanism it was said, and what belongs to that.
    public let context: Context

    /// The step as a page's source has it: `Button 2 -> Editor : save:`.
    public var description: String { "\(sender) -> \(receiver) : \(text)" }
  }

  /// By which mechanism a message is sent, and what belongs to it.
  ///
  ///     message.context.mechanism == .observation
  public struct Context: Hashable, Sendable {
    /// A way to tell another object something.
    ///
    ///     if message.context.mechanism == .action { … }
    public enum Mechanism: String, Hashable, Sendable, CaseIterable {
      case observation, action, notification, delegation
    }

    /// The way it was sent.
    public let mechanism: Mechanism
    /// What else belongs to it, such as the label of an observation's context, an event, a
    /// notification's name; or nil.
    public let detail: String?

    /// A mechanism, and what belongs to it: `Context(.action, "touchUpInside")`.
    public init(_ mechanism: Mechanism, _ detail: String? = nil) {
      self.mechanism = mechanism
      self.detail = detail
    }
  }
}

extension Conversation.Context {
  /// Key-value observing, with nothing to add: `.observation`.
  public static var observation: Self { Self(.observation) }
  /// Target and action, with nothing to add: `.action`.
  public static var action: Self { Self(.action) }
  /// A notification, with nothing to add: `.notification`.
  public static var notification: Self { Self(.notification) }
  /// A delegate's message, with nothing to add: `.delegation`.
  public static var delegation: Self { Self(.delegation) }
}
