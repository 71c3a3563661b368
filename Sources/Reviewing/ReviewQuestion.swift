import Messages
import Terminal
import Typesetting

/// One question of a review.
package protocol ReviewQuestion: Sendable {
  /// What it is kept by.
  var id: String { get }
  /// How an answer is typed, in a few words.
  var howToAnswer: Message { get }
  /// What came of it.
  ///
  /// - Parameter typed: Blanks alone pass the question over.
  /// - Throws: `NoAnswer` for what is neither.
  func outcome(of typed: String) throws(NoAnswer) -> ReviewOutcome
  /// The question, with its program.
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line]
  /// What is right, and why.
  ///
  /// - Parameter typed: The answer that was given.
  func explanation(
    after outcome: ReviewOutcome, to typed: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line]
}

/// Why what was typed is no answer.
package struct NoAnswer: SpokenError, Hashable {
  /// What to type instead, in a sentence.
  package let message: Message

  /// No answer, for this reason.
  package init(_ message: Message) { self.message = message }
}
