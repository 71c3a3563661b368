import CourseModel

/// An action that practising requests and the model can't do itself.
package enum PracticeEffect: Hashable, Sendable {
  /// Judge an exercise's sources: `checkStarted`, then `judged` or `notJudged`.
  case check(CheckOrder)
  /// Cancel the check in progress; the next effect may order another.
  case cancelCheck
  /// Record a check with these files: `heard`, or nothing if the learner did not ask and it is the
  /// first failure. Then prepare the following recordings, and the next check.
  case hear(ConversationOrder, files: [SourceFile])
  /// Prepare the recordings of an exercise and its next check in the background.
  case prepareConversations(exercise: String)
  /// Cancel the work of the last two effects.
  case endHearing
  /// Start the preparation of an exercise's next check, whichever event orders it.
  case makeReady(exercise: String)
  /// Go to another exercise: `opened`.
  case open(exercise: String)
  /// Count one more hint for the TODO of this number as seen: `hint`.
  case nextHint(exercise: String, todo: Int)
  /// Show a lesson by its name, from its beginning or from one of its headings: `showing`.
  case showLesson(name: String, heading: String? = nil)
  /// Show a topic's card: `showing`.
  case showCard(topic: String)
  /// Show the model answer next to the learner's: `showing`; `anyway` means before a pass.
  case showSolution(exercise: String, anyway: Bool)
  /// Show another right answer next to the model's, after a pass: `showing`.
  case showOther(exercise: String)
  /// Show the same conversation on today's Apple systems, after a pass: `showing`.
  case showTwin(exercise: String)
  /// Open the learner's editor, at a place if there is one; `whichEditor` if no editor is known.
  case edit(exercise: String, SourcePlace?)
  /// Keep this as the learner's editor, and open it.
  case choose(editor: String, exercise: String, SourcePlace?)
  /// Run the learner's code without judging it: `ran` or `notRun`.
  case run(exercise: String)
  /// Put the learner's objects on the screen, on the terminal lent for it.
  case play(exercise: String)
  /// Restore the stub after storing the present files: `notice`, and `saved` as for any change.
  case reset(exercise: String)
  /// Restore the previous files: `notice`, and `saved`.
  case undo(exercise: String)
  /// Show the earlier attempts: `attempts`.
  case showAttempts(exercise: String)
  /// Restore the files of the attempt with this number, counted from 1: `notice`, and `saved`.
  case restore(exercise: String, attempt: Int)
  /// Find out whether a review is due: `reviewDue`, if so.
  case askForReview
  /// Run the review, on the terminal lent for it.
  case review
  /// An effect of the lesson whose name is the page's.
  case page(PageEffect)
  /// Run a lesson's program, in the learner's copy: `showing`.
  case runProgram(lesson: String, program: String)
  /// Open the learner's copy of a lesson's program in their editor.
  case editProgram(lesson: String, program: String)
  /// Note that a lesson was read to its end: `progressChanged`.
  case noteRead(lesson: String)
  /// Quit.
  case quit
  /// Quit because of Ctrl-C.
  case interrupt
  /// Suspend, as Ctrl-Z does in a shell.
  case suspend
  /// Draw the whole screen again.
  case redraw
}
