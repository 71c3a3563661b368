import Terminal
import Typesetting

/// An order to lay out a page in the background, because that takes time.
package struct LayoutOrder: Hashable, Sendable {
  /// Identifies the order; later orders have greater numbers.
  let number: Int
  let page: ReaderPage
  let questions: QuestionedPage?
  let profile: TerminalProfile
  let theme: Theme
  let arrival: Arrival

  /// The purpose of the layout.
  enum Arrival: Hashable, Sendable {
    /// The page is the first.
    case first
    /// The page opens after the present one, at a heading.
    case opening(fragment: String?)
    /// The page is shown, and its text or the screen's size has changed.
    case changed(PageModel.Change)
    /// The page is shown, and was unfolded to the heading with this fragment; the numbers are those
    /// of predictions passed over.
    case unfolded(fragment: String, [Int])
  }

  /// Returns the answer to the order; nil if it was cancelled.
  ///
  /// - Parameter isCancelled: Called repeatedly in the meantime.
  package func answer(unless isCancelled: () -> Bool) -> ReaderMessage? {
    PageLayout(page, questions, for: profile, theme: theme, unless: isCancelled).map {
      .laidOut(number, $0)
    }
  }
}
