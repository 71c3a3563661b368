import CourseModel
import Messages
import Terminal

extension PracticeModel {
  /// Shows an exercise from its beginning, and orders a check.
  mutating func begin(_ assignment: Assignment) -> [PracticeEffect] {
    let isOther = assignment.exercise != exercise
    self.assignment = assignment
    assignment.outline.map { show($0) }
    hints = Hints(of: assignment, after: isOther ? nil : hints)
    judging.begin(
      with: assignment.digest,
      hadPassed: outline.exercises.first { $0.name == assignment.exercise }?.isPassed ?? false)
    task = PageView(PracticePage(title: profile.text(of: .task), document: assignment.task))
    lesson = assignment.lesson.map { view(of: $0) }
    question = nil
    hearing.putAway()
    if isOther {
      explainsAll = false
      side = .task
    }
    showVerdict()
    return orderCheck()
  }

  /// Orders a check after a save. If nothing has changed, shows a notice when the save is over.
  mutating func save(
    _ digest: String, of exercise: String, isOver: Bool
  ) -> [PracticeEffect] {
    guard exercise == self.exercise else { return [] }
    switch judging.save(digest) {
    case .isBeingJudged: return []
    case .isJudged:
      if isOver {
        notice.say(Message("Saved without changes: the verdict still holds."), isOld: true)
      }
      return []
    case .isNew:
      notice.clearOld()
      bringVerdictToFront()
      return orderCheck()
    }
  }

  /// Brings the verdict to the front after a save, except over lists and help, which the learner
  /// closes.
  private mutating func bringVerdictToFront() {
    switch layers.front {
    case .verdict, .list, .attempts, .checks, .help: break
    case .page: layers.replace(with: .verdict)
    case .side: if !isWide { layers.replace(with: .verdict) }
    }
  }

  /// Shows the result so far of a check.
  mutating func find(_ report: Report, _ files: [SourceFile], for order: CheckOrder) {
    judging.find(report, files, for: order)
    verdictView.scrollToTop()
  }

  /// Shows the result of a check.
  mutating func judge(
    _ report: Report, _ files: [SourceFile], for order: CheckOrder
  ) -> [PracticeEffect] {
    guard let isFirstPass = judging.take(report, files, for: order) else { return [] }
    verdictView.scrollToTop()
    notice.age()
    hints.turn(to: report)
    if report.passed { hints.putAway() }
    let following = followVerdict()
    guard advances, isFirstPass,
      let next = outline.exercise(named: order.exercise)?.ahead.exercise
    else { return following }
    // Translators: The points are those of an exercise that has just passed.
    notice.say(
      Message(
        one: "\(order.exercise, "exercise") passed, \(report.points, "points") of {count} points.",
        other: "{exercise} passed, {points} of {count} points.", count: report.maxPoints))
    return following + [.open(exercise: next)]
  }
}
