import Messages
import Terminal
import Typesetting

protocol ReviewQuestion: Sendable {
  /// The key under which its history is stored.
  var id: String { get }
  /// The way to type an answer, in a few words.
  var howToAnswer: Message { get }
  /// Returns the result of an answer.
  ///
  /// - Parameter typed: The answer; only blanks pass the question over.
  /// - Throws: `NoAnswer` for text that is not an answer.
  func outcome(of typed: String) throws(NoAnswer) -> ReviewOutcome
  /// Returns the question with its program.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line]
  /// Returns the right answer and the reason.
  ///
  /// - Parameter typed: The learner's answer.
  func explanation(
    after outcome: ReviewOutcome, to typed: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line]
}

/// The reason why text is not an answer.
struct NoAnswer: SpokenError, Hashable {
  /// A sentence on what to type instead.
  let message: Message

  /// Creates the error with this reason.
  init(_ message: Message) { self.message = message }
}
