import Conversations
import CourseModel
import Foundation
import Messages
import Predicting
import Reporting
import Terminal
import Typesetting

/// What can happen while somebody practises.
package enum PracticeMessage: Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen has, or may have, another size.
  case resized(ScreenSize)
  /// An exercise that was asked for is there.
  case opened(Assignment)
  /// The sources of an exercise were written; what they contain now, by its digest, and whether
  /// nothing more is expected and nothing was judged of it so far.
  case saved(exercise: String, digest: String, isOver: Bool = true)
  /// A check has read the sources that it judges.
  case checkStarted(CheckOrder, digest: String)
  /// A check has taken so many whole seconds and goes on.
  case waited(CheckOrder, seconds: Int)
  /// The check under way takes longer than usual, and why.
  case announced(Message)
  /// A check goes on, and knows already that this did not pass.
  case found(CheckOrder, Report, files: [SourceFile])
  /// A check has come to its end.
  case judged(CheckOrder, Report, files: [SourceFile])
  /// A check could not be done, and why.
  case notJudged(CheckOrder, sentence: Message)
  /// What was said in a check, where it differs from the model's conversation, or why there is
  /// nothing to show.
  case heard(ConversationOrder, Result<Conversation, NoConversation>)
  /// What is known of the course has changed.
  case progressChanged(CourseOutline)
  /// A hint for a TODO that was asked for; its number among them counts from 1.
  case hint(exercise: String, todo: Int, number: Int, MarkdownDocument)
  /// What an exercise's program has printed, and perhaps something to be said about it.
  case ran(exercise: String, PracticePage, notice: Message?)
  /// An exercise's program could not be run, and why.
  case notRun(exercise: String, sentence: Message)
  /// What was judged of an exercise before, oldest first, and the zone in which its learner lives.
  case attempts(exercise: String, [AttemptTable.Entry], TimeZone)
  /// The learner's editor is not known; these are there, most of them for the terminal.
  case whichEditor([String], exercise: String, SourcePlace?)
  /// How many questions about what was passed are to be asked, at least one.
  case reviewDue(Int)
  /// A page that was asked for: a lesson, a difference.
  case showing(PracticePage)
  /// What running the programs of a lesson's prediction has come to.
  case predicted(Predicted)
  /// What a line that was written for the gap of a lesson's program has come to.
  case tried(lesson: String, QuestionedPage.Trial, Result<WrittenLine, PredictionAnswer.Fault>)
  /// Something to be said until the next key.
  case notice(Message)

  /// What running the programs of a prediction has come to.
  package struct Predicted: Sendable {
    let lesson: String
    let index: Int
    let result: Result<PredictionAnswer, PredictionAnswer.Fault>

    /// The result of the prediction of this index, from 0, in the lesson of this name.
    package init(
      lesson: String, index: Int, _ result: Result<PredictionAnswer, PredictionAnswer.Fault>
    ) {
      (self.lesson, self.index, self.result) = (lesson, index, result)
    }
  }
}
