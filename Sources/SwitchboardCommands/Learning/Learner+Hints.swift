import CourseModel
import Grading
import Reporting

extension Learner {
  /// Returns the learner's present TODO in an exercise, counted from 1: the first whose checks do
  /// not all pass; nil if the present files have passed.
  ///
  /// Uses the last verdict with check results on the present files, or else on earlier files; TODO
  /// 1 before there is one.
  func openTODO(of exercise: Exercise) throws -> Int? {
    let digest = (try? submission(for: exercise))?.files.digest
    guard digest != (try exercise.stub().digest) else { return 1 }
    let attempts = try progress.attempts(at: exercise.name)
    let present = attempts.last { $0.digest == digest }?.report
    if present?.passed == true { return nil }
    let tried = attempts.last { [.passed, .failed].contains($0.report.status) }?.report
    let told = present?.status == .failed ? present : tried
    let open = told?.passed == true ? nil : told?.firstOpenCheck
    return exercise.checks.first { $0.id == open?.id }?.todo ?? 1
  }

  /// Returns the next TODO after this one that was not done at the last verdict with check results;
  /// nil if there is no other.
  func otherTODO(than todo: Int, of exercise: Exercise) throws -> Int? {
    let told = try progress.attempts(at: exercise.name)
      .last { [.passed, .failed].contains($0.report.status) }?.report
    let done = told?.passed == false ? told?.doneTODOs ?? [] : []
    let all = Array(1...exercise.todoCount)
    return (all.filter { $0 > todo } + all.filter { $0 < todo }).first { !done.contains($0) }
  }

  /// Returns the hints for a TODO of an exercise.
  ///
  /// - Throws: `LearningError` if there are none.
  func hints(of exercise: Exercise, forTODO todo: Int) throws -> [Exercise.Hint] {
    guard (1...exercise.todoCount).contains(todo) else {
      throw LearningError.noTODO(todo, exercise: exercise.name, count: exercise.todoCount)
    }
    let hints = exercise.hints(forTODO: todo)
    guard !hints.isEmpty else { throw LearningError.noHints(exercise: exercise.name, todo: todo) }
    return hints
  }

  /// The number of the hint for a TODO that is to be shown next: of those that were not seen, the one
  /// about the check that the verdict explains; where none is, the first that is not about something
  /// else or something done; where none is, the first one. Nil if all were seen.
  func nextHint(of exercise: Exercise, forTODO todo: Int) throws -> Int? {
    let seen = try hintsSeen(of: exercise, forTODO: todo)
    let left = exercise.hints(forTODO: todo).filter { !seen.contains($0.number) }
    let files = (try? submission(for: exercise))?.files ?? []
    let explained = try progress.attempts(at: exercise.name)
      .last { [.passed, .failed].contains($0.report.status) }?.report.firstOpenCheck?.id
    let hasBegun = try exercise.hasBegun(todo: todo, in: files)
    let fitting = left.filter { $0.fits(explained, hasBegun: hasBegun) }
    return (fitting.first { !$0.checks.isEmpty } ?? fitting.first ?? left.first)?.number
  }

  /// Returns the numbers of the hints for a TODO that the learner has seen.
  func hintsSeen(of exercise: Exercise, forTODO todo: Int) throws -> Set<Int> {
    try progress.states()[exercise.name]?.hints.numbers(forTODO: todo) ?? []
  }
}
