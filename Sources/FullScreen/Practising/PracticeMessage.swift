import CourseModel
import Foundation
import Messages
import Reporting
import Terminal
import Typesetting

/// An event while a learner practises.
package enum PracticeMessage: LoopEvent {
  /// A key was pressed.
  case key(Key)
  /// The screen has, or may have, another size.
  case resized(ScreenSize)
  /// The requested exercise is ready.
  case opened(Assignment)
  /// The sources of an exercise were written. The digest is that of their present content. `isOver`
  /// means that no more changes are expected, and that this content was not judged so far.
  case saved(exercise: String, digest: String, isOver: Bool = true)
  /// A check has read its sources.
  case checkStarted(CheckOrder, digest: String)
  /// A check has taken this many whole seconds and continues.
  case waited(CheckOrder, seconds: Int)
  /// The check in progress takes longer than usual, for this reason.
  case announced(Message)
  /// A check goes on, and knows already that this did not pass.
  case found(CheckOrder, Report, files: [SourceFile])
  /// A check has come to its end.
  case judged(CheckOrder, Report, files: [SourceFile])
  /// A check was impossible, for this reason.
  case notJudged(CheckOrder, sentence: Message)
  /// The conversation of a check, if it differs from the model's, or the reason why there is
  /// nothing to show.
  case heard(ConversationOrder, Result<Conversation, NoConversation>)
  case progressChanged(CourseOutline)
  /// The requested hint for a TODO; its number is its place in the exercise.
  case hint(exercise: String, todo: Int, number: Int, MarkdownDocument)
  /// The output of an exercise's program, possibly with a notice.
  case ran(exercise: String, PracticePage, notice: Message?)
  /// An exercise's program could not be run, for this reason.
  case notRun(exercise: String, sentence: Message)
  /// The earlier attempts at an exercise, oldest first, and the learner's time zone.
  case attempts(exercise: String, [AttemptTable.Entry], TimeZone)
  /// The learner's editor is unknown; these are installed, most of them for the terminal.
  case whichEditor([String], exercise: String, SourcePlace?, path: String? = nil)
  /// The number of questions due for review, at least one.
  case reviewDue(Int)
  /// A requested page: a lesson, a difference.
  case showing(PracticePage)
  /// The result of a lesson's effect; the page's name is the lesson's.
  case page(PageEvent)
  /// A sentence to show until the next key.
  case notice(Message)
}
