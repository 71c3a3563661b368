import CourseModel
import Testing

/// The intent of a submission, which determines rules for its report.
enum ScenarioClass: String, Codable, CaseIterable {
  /// Wrong, and tries to appear as passed.
  case forge
  /// Tries to access resources outside its program.
  case escape
  /// Uses up memory, space, threads, output.
  case exhaust
  /// Does not end.
  case hang
  /// Ends before its time, or ends the compiler.
  case crash
  /// Tries to reveal hidden data.
  case leak
  /// Wrong, but behaves correctly while it is observed.
  case cheat
  /// Can't be judged in this form.
  case malformed
  /// Right, however unusual.
  case benign
  /// An ordinary mistake of an ordinary learner.
  case honest

  /// Records an issue if the report breaks a rule of this class.
  func verify(_ report: Report) {
    #expect(report.status != .errored, "a submission does not break the grader")
    switch self {
    case .forge, .cheat, .hang, .crash, .malformed:
      #expect(report.status != .passed)
      #expect(report.points < report.maxPoints)
    case .benign:
      #expect(report.status == .passed)
      #expect(report.points == report.maxPoints)
      #expect(!report.diagnostics.contains { $0.severity == .error })
    case .honest:
      #expect(report.status != .rejected, "a mistake is no offence")
    case .escape, .exhaust, .leak:
      // These may be right apart from the attempt; they trap or report if it succeeds.
      break
    }
  }
}
