import CourseModel
import Reporting
import Workspaces

/// Which TODO of an exercise a learner is at: the first whose checks do not all pass.
struct OpenTODO {
  /// Its number; nil if what is there has passed.
  let number: Int?

  /// As the last verdict says that tried any checks: that on what is there now, or else that on what
  /// was there before. Before there is one, TODO 1.
  init(of exercise: Exercise, in workspace: Workspace, _ progress: Progress) throws {
    let digest = (try? workspace.submission(for: exercise))?.files.digest
    guard digest != (try exercise.stub().digest) else {
      number = 1
      return
    }
    let attempts = try progress.attempts(at: exercise.name)
    let present = attempts.last { $0.digest == digest }?.report
    if present?.passed == true {
      number = nil
      return
    }
    let tried = attempts.last { [.passed, .failed].contains($0.report.status) }?.report
    let told = present?.status == .failed ? present : tried
    let open = told?.passed == true ? nil : told?.firstOpenCheck
    number = exercise.checks.first { $0.id == open?.id }?.todo ?? 1
  }
}
