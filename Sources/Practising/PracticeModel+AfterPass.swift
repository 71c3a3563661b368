import CourseModel

extension PracticeModel {
  /// Whether the exercise that is open has passed, now or before.
  var hasPassed: Bool {
    judging.hadPassed || outline.exercises.first { $0.name == exercise }?.isPassed == true
  }

  /// Shows what would give the answer away before a pass.
  mutating func showAfterPass(_ effect: PracticeEffect) -> [PracticeEffect] {
    let (what, exists) =
      if case .showTwin = effect {
        ("The twin", assignment?.hasTwin)
      } else {
        ("Another right answer", assignment?.hasOther)
      }
    guard exists == true else {
      notice.say("\(what) was not written for this exercise.")
      return []
    }
    guard hasPassed else {
      notice.say("\(what) is shown after the pass.")
      return []
    }
    return [effect]
  }

  /// Opens the lesson where it explains what the first open check is about.
  mutating func openReading() -> [PracticeEffect] {
    guard let place = judging.verdict?.report.firstOpenCheck?.read else {
      notice.say("Nothing in particular is to be read now; 'l' shows the lesson.")
      return []
    }
    return [.showLesson(name: place.lesson, heading: place.heading)]
  }

  /// Shows the model answer; before a pass only to those who want it.
  mutating func showSolution() -> [PracticeEffect] {
    guard let exercise else { return [] }
    if hasPassed { return [.showSolution(exercise: exercise, anyway: false)] }
    let effect = PracticeEffect.showSolution(exercise: exercise, anyway: true)
    let state = outline.exercises.first { $0.name == exercise }
    if state?.solutionSeen == true { return [effect] }
    let todo = hints.todo ?? 1
    let left = hints.left(forTODO: todo)
    let more =
      left == 0 ? "" : " TODO \(todo) has \(left == 1 ? "a hint" : "\(left) hints") left."
    question = Question(
      sentence: "See the answer before you pass?\(more) It will be noted.", effect: effect)
    return []
  }
}
