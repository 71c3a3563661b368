import CourseModel
import Learning
import Terminal
import Typesetting
import Workspaces

/// What `hint` shows of an exercise.
struct HintPresenter {
  let exercise: Exercise
  let learner: Learner
  let theme: Theme
  let context: Context

  private var screen: Screen { context.screen }

  /// Shows the hints for a TODO that were seen, and one more.
  ///
  /// - Throws: `LearningError` if there are none; `WorkspaceError` if that one was seen could not be
  ///   kept, after it is shown.
  func show(forTODO todo: Int) throws {
    let hints = try learner.hints(of: exercise, forTODO: todo)
    let outcome = Result { () throws(WorkspaceError) in
      try learner.seeHint(of: exercise, forTODO: todo)
    }
    let seen = try (try? outcome.get()) ?? learner.hintsSeen(of: exercise, forTODO: todo) + 1
    let typesetter = TerminalTypesetter(profile: screen.output, theme: theme)
    for hint in hints.prefix(seen) {
      let heading = Line(
        "Hint \(hint.number) of \(hints.count) for TODO \(todo)", style: Style(bold: true))
      let document = try hint.document(of: exercise, in: context)
      screen.show([heading, Line()] + typesetter.typeset(document) + [Line()])
    }
    let left = hints.count - seen
    let remark =
      left > 0 ? "or 'hint' once more: TODO \(todo) has \(left) left" : lastRemark(onTODO: todo)
    screen.next(.command("switchboard check \(exercise.name)"), Span("  (\(remark))"))
    _ = try outcome.get()
  }

  private func lastRemark(onTODO todo: Int) -> String {
    guard exercise.todoCount > 1 else { return "that was the last hint" }
    let other = todo < exercise.todoCount ? todo + 1 : 1
    return
      "that was the last hint for TODO \(todo); 'hint --todo \(other)' shows one for TODO \(other)"
  }

  /// Says that no TODO is open.
  func showThatNoneIsNeeded() {
    screen.show([Line("\(exercise.name) has passed, so no TODO is open.")])
    screen.next(
      .command("switchboard hint \(exercise.name) --todo 1"),
      Span("  shows the hints for TODO 1 all the same."))
  }
}

extension Exercise.Hint {
  /// The hint, of an exercise, as a page whose links cannot be followed.
  ///
  /// - Parameter context: Where what one types to follow them is typed.
  func document(of exercise: Exercise, in context: Context) throws -> MarkdownDocument {
    try MarkdownDocument(parsing: text).spelledOut(from: exercise.readme, in: context)
  }
}
