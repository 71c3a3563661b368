/// A recording of the messages that objects send each other through MiniCocoa.
///
/// It records observed changes, actions, notifications and delegate messages, in order. Without a
/// recording in progress, sending a message records nothing.
///
///     let conversation = Conversation()
///     conversation.record { company.name = "Acme" }
///     print(conversation)  // Company -> Clerk : observeValue(forKeyPath: "name")
///
/// A conversation retains none of the objects.
public final class Conversation: Sendable, CustomStringConvertible {
  @TaskLocal static var current: Conversation?

  private let notes = Guarded(Notes())

  /// Creates an empty conversation: `let conversation = Conversation()`.
  public init() {}

  /// Runs `body` and adds the messages sent in it and in its child tasks.
  ///
  ///     conversation.record { button.sendActions(for: .touchUpInside) }
  @discardableResult
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try body() }
  }

  /// Runs `body` and adds the messages sent in it and in its child tasks.
  ///
  ///     await conversation.record { await model.refresh() }
  @discardableResult
  public func record<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) { try await body() }
  }

  /// The recorded messages, in order: `conversation.messages.map(\.text)`.
  public var messages: [Message] { notes.withLock { $0.messages } }

  /// One line for each message, in the notation of the course's pages:
  /// `Button 1 -> Editor : save:`.
  public var description: String { messages.map(\.description).joined(separator: "\n") }
}

// MARK: - Noting

extension Conversation {
  /// Adds a message to the conversation being recorded, if there is one.
  ///
  ///     Conversation.note(from: picker, to: delegate, "pickerDidFinish(_:)", .delegation)
  ///
  /// - Parameters:
  ///   - sender: The sender, or nil for an anonymous one.
  ///   - receiver: The receiver, or nil for an anonymous one.
  ///   - text: The message; evaluated only while a conversation is being recorded.
  ///   - context: The mechanism, with its details; evaluated like `text`.
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
