import Predicting
import Terminal
import Typesetting

/// A page to be set, which takes its time, and is done beside the keys.
package struct LayoutOrder: Sendable {
  /// What tells it from other orders; later ones are greater.
  package let number: Int
  let page: ReaderPage
  let questions: QuestionedPage?
  let profile: TerminalProfile
  let theme: Theme
  let arrival: Arrival

  /// What is to be done with the page when it is set.
  enum Arrival: Sendable {
    /// It is the first.
    case first
    /// It opens after the one that is shown, at a heading.
    case opening(fragment: String?)
    /// It is shown, and the screen has become another.
    case again
    /// It is shown, its end in view, and a prediction that waits there can be answered now.
    case asked
    /// It is shown, and was unfolded to a heading, by what a link says after `#`; of the predictions
    /// that were passed over, the numbers.
    case unfolded(fragment: String, [Int])
    /// It is shown, and a prediction was answered or passed over.
    case replied(Int)
  }

  /// What answers the order; `nil` if it was cancelled.
  ///
  /// - Parameter isCancelled: Asked again and again meanwhile.
  package func answer(unless isCancelled: () -> Bool) -> ReaderMessage? {
    PageLayout(page, questions, for: profile, theme: theme, unless: isCancelled).map {
      .laidOut(number, $0)
    }
  }
}
