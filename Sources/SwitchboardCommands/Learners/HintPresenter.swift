import CourseModel
import Messages
import Terminal
import Typesetting

/// The output of `hint` for an exercise.
struct HintPresenter {
  let exercise: Exercise
  let learner: Learner
  let theme: Theme
  let context: Context

  private var screen: Screen { context.screen }

  /// Shows the hints for a TODO that the learner has seen, and one more.
  ///
  /// - Throws: `LearningError` if there are no hints. `WorkspaceError` if we cannot save that the
  ///   hint was seen; the hint is shown anyway.
  func show(forTODO todo: Int) throws {
    let hints = try learner.hints(of: exercise, forTODO: todo)
    let former = try learner.hintsSeen(of: exercise, forTODO: todo)
    let next = try learner.nextHint(of: exercise, forTODO: todo)
    let outcome = Result { () throws(WorkspaceError) in
      if let next {
        try learner.progress.seeHint(next, of: exercise.name, forTODO: todo)
      }
    }
    let typesetter = TerminalTypesetter(profile: screen.output, theme: theme)
    // The new one is the last, even if it comes before others in the exercise.
    let shown = hints.filter { former.contains($0.number) } + hints.filter { $0.number == next }
    for (place, hint) in shown.enumerated() {
      let heading = screen.output.spans(
        // Translators: The heading of a hint.
        of: Message(
          "Hint \(place + 1, "number") of \(hints.count, "count") for TODO \(todo, "todo")"),
        style: Style(bold: true))
      let document = try hint.document(of: exercise, in: context)
      screen.show([Line(heading), Line()] + typesetter.typeset(document) + [Line()])
    }
    screen.next(
      remark(
        onTODO: todo, left: hints.count - shown.count,
        other: try learner.otherTODO(than: todo, of: exercise)),
      ["command": "switchboard check \(exercise.name)"])
    _ = try outcome.get()
  }

  private func remark(onTODO todo: Int, left: Int, other: Int?) -> Message {
    // Translators: 'hint' is typed so; how many hints are left.
    guard left <= 0 else {
      return Message(
        "\(span: "command")  (or 'hint' once more: TODO \(todo, "todo") has \(left, "left") left)")
    }
    guard let other else {
      return Message("\(span: "command")  (that was the last hint)")
    }
    return Message(
      """
      \(span: "command")  (that was the last hint for TODO \(todo, "todo"); 'hint --todo \
      \(other, "other")' shows one for TODO {other})
      """)
  }

  /// Says that no TODO is open.
  func showThatNoneIsNeeded() {
    screen.show(Message("You have passed \(exercise.name, "exercise"), so no TODO is open."))
    screen.next(
      Message("\(span: "command")  still shows the hints for TODO 1."),
      ["command": "switchboard hint \(exercise.name) --todo 1"])
  }
}

extension Exercise.Hint {
  /// The hint as a page with commands in place of links.
  ///
  /// - Parameter context: The context in which the learner types these commands.
  func document(of exercise: Exercise, in context: Context) throws -> MarkdownDocument {
    try MarkdownDocument(parsing: text).spelledOut(from: exercise.readme, in: context)
  }
}
