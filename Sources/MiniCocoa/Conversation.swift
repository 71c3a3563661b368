/// Who said what to whom, while it listened: the messages that pass through MiniCocoa.
///
/// Changes told to observers, actions sent, notifications and delegates' messages are noted, in
/// order, wherever a conversation is recorded; where none is, nothing happens.
///
///     let conversation = Conversation()
///     conversation.record { company.name = "Acme" }
///     print(conversation)  // Company -> Clerk : observeValue(forKeyPath: "name")
///
/// It keeps no object alive.
public final class Conversation: Sendable, CustomStringConvertible {
  @TaskLocal static var current: Conversation?

  private let notes = Guarded(Notes())

  /// A conversation in which nothing has been said: `let conversation = Conversation()`.
  public init() {}

  /// Runs `body`, and adds the messages sent in it and in its child tasks.
  ///
  ///     conversation.record { button.sendActions(for: .touchUpInside) }
  @discardableResult
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try body() }
  }

  /// Runs `body`, and adds the messages sent in it and in its child tasks.
  ///
  ///     await conversation.record { await model.refresh() }
  @discardableResult
  public func record<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await body() }
  }

  /// What was said, in order: `conversation.messages.map(\.text)`.
  public var messages: [Message] { notes.withLock { $0.messages } }

  /// A line for each message, as a page's source has them: `Button 1 -> Editor : save:`.
  public var description: String { messages.map(\.description).joined(separator: "\n") }
}

// MARK: - Noting

extension Conversation {
  /// Adds a message to the conversation that is recorded here, if one is.
  ///
  ///     Conversation.note(from: picker, to: delegate, "pickerDidFinish(_:)", .delegation)
  ///
  /// - Parameters:
  ///   - sender: Who says it, or nil if nobody in particular does.
  ///   - receiver: Whom it is said to.
  ///   - text: The message; not computed unless a conversation is recorded.
  ///   - context: By which mechanism, and what belongs to it.
  public static func note(
    from sender: AnyObject?, to receiver: AnyObject?, _ text: @autoclosure () -> String,
    _ context: @autoclosure () -> Context
  ) {
    guard let current else { return }
    let (sender, receiver) = (Speaker(sender), Speaker(receiver))
    let (text, context) = (text(), context())
    current.notes.withLock { $0.add(from: sender, to: receiver, text, context) }
  }
}
