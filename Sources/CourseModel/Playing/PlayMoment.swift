/// One event of a demo and what followed from it.
package struct PlayMoment: Sendable, Hashable {
  /// A message that one object sent another, or could not send.
  package enum Wire: Sendable, Hashable {
    case message(from: String, to: String, text: String, answer: String?)
    /// A message without a receiver.
    case lost(from: String, text: String, Loss)
    /// An object is deallocated.
    case end(of: String)
  }

  /// The reason why a message has no receiver.
  package enum Loss: Sendable, Hashable {
    /// This property is nil.
    case isNil(String)
    case noTarget
    case noResponder
    case disabled
  }

  /// The event as the user writes it; empty for the beginning, nil if the program did it by itself.
  package let event: String?
  /// The messages, in order.
  package let wires: [Wire]
  /// Whether there were more messages than are shown.
  package let isCut: Bool
  /// The screen afterwards; nil if the program ended before.
  package let screen: PlayedView?
  /// The program's objects that are alive.
  package let alive: [String]
  /// The owners of objects that are alive although they have left the screen.
  package let retainPaths: [RetainPath]
  /// The reason why the event was impossible; nil if it was possible.
  package let refusal: String?
  /// Whether the screen is as it was before.
  let changesNothing: Bool

  /// Whether the user's message arrived, and no object did anything that others can see.
  package var isSilent: Bool {
    guard changesNothing, wires.count == 1, case .message("you", _, let text, _)? = wires.first
    else { return false }
    return text.hasSuffix(")")
  }
}
