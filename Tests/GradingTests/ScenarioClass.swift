import CourseModel
import Testing

/// What a submission is up to, and what therefore holds for its report whatever else it says.
enum ScenarioClass: String, Codable, CaseIterable {
  /// Wrong, and would have somebody believe that it passed.
  case forge
  /// Reaches for what lies outside of its program.
  case escape
  /// Uses up memory, space, threads, output.
  case exhaust
  /// Does not end.
  case hang
  /// Ends before its time, or ends the compiler.
  case crash
  /// Would carry away what is hidden.
  case leak
  /// Wrong, and right as long as it is watched.
  case cheat
  /// Nothing that could be judged as it is.
  case malformed
  /// Right, however odd.
  case benign
  /// The ordinary mistakes of ordinary learners.
  case honest

  /// Records an issue if the report does what no report of this class may.
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
      // These may be right beside what they try; they trap, or say it, when it is granted.
      break
    }
  }
}
