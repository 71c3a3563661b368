import CourseModel
import Messages

extension PracticeModel {
  /// Whether the open exercise has passed, now or before.
  var hasPassed: Bool {
    judging.hadPassed || outline.exercises.first { $0.name == exercise }?.isPassed == true
  }

  /// Whether pages with the answer are available; shows a notice if they are not.
  mutating func canShowAnswers() -> Bool {
    guard assignment?.showsSolution == false else { return true }
    notice.say(Message("Answers are not in this handout; your instructor has them."))
    return false
  }

  /// Shows a page that would reveal the answer before a pass.
  mutating func showAfterPass(_ effect: PracticeEffect) -> [PracticeEffect] {
    let isTwin = if case .showTwin = effect { true } else { false }
    guard canShowAnswers() else { return [] }
    guard (isTwin ? assignment?.hasTwin : assignment?.hasOther) == true else {
      notice.say(
        isTwin
          ? Message("This exercise has no twin.")
          : Message("This exercise has no other right answer to show."))
      return []
    }
    guard hasPassed else {
      notice.say(
        isTwin
          ? Message("You can see the twin after you pass.")
          : Message("You can see another right answer after you pass."))
      return []
    }
    return [effect]
  }

  /// Opens the lesson at the explanation for the first open check.
  mutating func openReading() -> [PracticeEffect] {
    guard let place = judging.verdict?.report.firstOpenCheck?.read else {
      notice.say(Message("No page explains this verdict in particular; 'l' shows the lesson."))
      return []
    }
    return [.showLesson(name: place.lesson, heading: place.heading)]
  }

  /// Shows the model answer; before a pass, asks first.
  mutating func showSolution() -> [PracticeEffect] {
    guard let exercise else { return [] }
    guard canShowAnswers() else { return [] }
    if hasPassed { return [.showSolution(exercise: exercise, anyway: false)] }
    let effect = PracticeEffect.showSolution(exercise: exercise, anyway: true)
    let state = outline.exercises.first { $0.name == exercise }
    if state?.solutionSeen == true { return [effect] }
    let todo = hints.todo ?? 1
    let left = hints.left(forTODO: todo)
    question = Question(
      sentence: left == 0
        ? Message("See the answer before you pass? It will be noted.")
        : Message(
          one: """
            See the answer before you pass? TODO \(todo, "todo") has a hint left. It will be noted.
            """,
          other:
            "See the answer before you pass? TODO {todo} has {count} hints left. It will be noted.",
          count: left), effect: effect)
    return []
  }
}
