import CourseModel
import Terminal

extension PracticeModel {
  /// Whether the verdict is for a text that is no longer there.
  var isVerdictOld: Bool {
    guard let verdict else { return false }
    return verdict.digest != digest
  }

  /// Whether the verdict is for a stub that nobody has written in.
  var isUntouched: Bool { verdict?.report.isUntouched == true }

  /// Shows an exercise from its beginning, and has it judged.
  mutating func begin(_ assignment: Assignment) -> [PracticeEffect] {
    let isOther = assignment.exercise != exercise
    self.assignment = assignment
    digest = assignment.digest
    verdict = nil
    hints = assignment.hints
    openTODO = assignment.openTODO
    chosenTODO = nil
    hadPassed = outline.exercises.first { $0.name == assignment.exercise }?.isPassed ?? false
    task = PageView(PracticePage(title: "Task", document: assignment.task))
    lesson = assignment.lesson.map { view(of: $0) }
    question = nil
    if isOther {
      shownHint = nil
      explainsAll = false
      side = .task
    }
    front = .verdict
    verdictPane.scrollToTop()
    return orderCheck()
  }

  /// A save is judged at once, unless nothing has changed, which is said when it is over.
  mutating func save(
    _ digest: String, of exercise: String, isOver: Bool
  ) -> [PracticeEffect] {
    guard exercise == self.exercise else { return [] }
    if digest == self.digest {
      if check != nil { return [] }
      if let verdict, verdict.digest == digest, verdict.report.status != .errored {
        guard isOver else { return [] }
        notice = "Saved without a change: the verdict still holds."
        isNoticeOld = true
        return []
      }
    }
    self.digest = digest
    if isNoticeOld { notice = nil }
    bringVerdictToFront()
    return orderCheck()
  }

  /// What somebody saves, they want to see judged; the list and the keys are put away by hand.
  private mutating func bringVerdictToFront() {
    switch front {
    case .verdict, .list, .attempts, .help: break
    case .page: front = .verdict
    case .side: if !isWide { front = .verdict }
    }
  }

  mutating func start(_ order: CheckOrder, with digest: String) {
    if order == check?.order { self.digest = digest }
  }

  mutating func judge(
    _ report: Report, _ files: [SourceFile], for order: CheckOrder
  ) -> [PracticeEffect] {
    guard order == check?.order else { return [] }
    verdict = Verdict(digest: digest, report: report, files: files)
    verdictPane.scrollToTop()
    check = nil
    isNoticeOld = true
    turnToTODO(of: report)
    guard report.passed else { return [] }
    shownHint = nil
    let isNew = !hadPassed
    hadPassed = true
    guard advances, isNew, let next = outline.nextOpen(after: order.exercise) else { return [] }
    notice = "\(order.exercise) passed, \(report.points) of \(report.maxPoints) points."
    return [.open(exercise: next.name)]
  }
}
