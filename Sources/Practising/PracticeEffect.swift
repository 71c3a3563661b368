import CourseModel
import Predicting

/// What practising asks for that its model cannot do itself.
package enum PracticeEffect: Hashable, Sendable {
  /// Judge an exercise's sources: `checkStarted`, then `judged` or `notJudged`.
  case check(CheckOrder)
  /// End the check that is under way; the next effect may order another.
  case cancelCheck
  /// See what objects said in a check with these files: `heard`, or nothing where nobody has asked
  /// and it is the first failure; then prepare what comes next, and make ready for the next check.
  case hear(ConversationOrder, files: [SourceFile])
  /// Prepare what is to be heard of an exercise, and make ready for its next check; nobody waits for it.
  case prepareConversations(exercise: String)
  /// End what the last of these two began.
  case endHearing
  /// Start what the next check of an exercise begins with, whoever orders that.
  case makeReady(exercise: String)
  /// Go to another exercise: `opened`.
  case open(exercise: String)
  /// Count one more hint for the TODO of this number as seen: `hint`.
  case nextHint(exercise: String, todo: Int)
  /// Show a lesson by its name, from its beginning or from one of its headings: `showing`.
  case showLesson(name: String, heading: String? = nil)
  /// Show a topic's card: `showing`.
  case showCard(topic: String)
  /// Show the model answer against the learner's own: `showing`; `anyway` is before a pass.
  case showSolution(exercise: String, anyway: Bool)
  /// Show another right answer against the model's, which is after a pass: `showing`.
  case showOther(exercise: String)
  /// Show the same conversation on today's Apple systems, which is after a pass: `showing`.
  case showTwin(exercise: String)
  /// Open the learner's editor, at a place if one is known; `whichEditor` if it is not known.
  case edit(exercise: String, SourcePlace?)
  /// Keep this as the learner's editor, and open it.
  case choose(editor: String, exercise: String, SourcePlace?)
  /// Run the learner's code without judging it: `ran` or `notRun`.
  case run(exercise: String)
  /// Put the stub back, keeping what was there: `notice`, and `saved` as for any change.
  case reset(exercise: String)
  /// Bring back what was there before: `notice`, and `saved`.
  case undo(exercise: String)
  /// Show what was judged before: `attempts`.
  case showAttempts(exercise: String)
  /// Put back what was judged at the attempt of this number, counted from 1: `notice`, and `saved`.
  case restore(exercise: String, attempt: Int)
  /// Find out whether anything that was passed is to be asked again: `reviewDue`, if so.
  case askForReview
  /// Ask it, on the terminal that is lent for it.
  case review
  /// Run the programs of a lesson's predictions: `predicted`, for each of them.
  case predict(lesson: String, [Prediction])
  /// Compile and run a program of a lesson with a line that was written for its gap: `tried`.
  case tryOut(lesson: String, QuestionedPage.Trial)
  /// Keep an answer to a prediction.
  case keep(QuestionedPage.Kept)
  /// Run a program of a lesson, the learner's own copy: `showing`.
  case runProgram(lesson: String, program: String)
  /// Open the learner's copy of a lesson's program in their editor.
  case editProgram(lesson: String, program: String)
  /// Note that a lesson was read to its end: `progressChanged`.
  case noteRead(lesson: String)
  /// An end.
  case quit
  /// An end because of Ctrl-C.
  case interrupt
  /// A stop, as with Ctrl-Z in a shell.
  case suspend
  /// Draw the whole screen again.
  case redraw
}
