import CourseModel
import Messages
import Synchronization

/// The known wrong answers to an exercise: its mistakes, and the TODOs of its stub.
///
/// A class, because all submissions of a class share the files. We read them when the first
/// submission fails.
final class Recognition: Sendable {
  private struct Known {
    let mistakes: [Exercise.Mistake]
    let stub: [SourceFile]
    let marks: [StubMark]
  }

  private let exercise: Exercise
  private let read = Mutex<Known?>(nil)
  /// The lines that make the mistakes that were recognised, by the mistakes' names; nil where it
  /// isn't one line.
  private let wrongLines = Mutex<[String: String?]>([:])

  /// Recognises mistakes in this exercise. Reads no files yet.
  init(of exercise: Exercise) {
    self.exercise = exercise
  }

  /// The known mistake with exactly these failing and crashing checks; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none. For the same reason we
  /// recognise no mistake if a check was not run or is untrusted. We never report a mistake in a
  /// TODO that the learner has not started, or behind it: those checks say nothing, and the checks
  /// before it must match exactly one mistake. (A mistake may declare that its message is true for
  /// unfinished programs, too: `steps`.)
  func mistake(
    in results: [CheckResult], of submission: Submission
  ) throws(CourseError) -> Exercise.Mistake? {
    guard !results.contains(where: { [.untrusted, .notRun].contains($0.status) }) else {
      return nil
    }
    let failed = Set(results.filter { $0.status == .failed }.map(\.id))
    let crashed = Set(results.filter { $0.status.endedProcess }.map(\.id))
    let known = try known()
    let first = known.marks.untouchedTODOs(in: submission.files).min() ?? .max
    let begun = Set(exercise.checks.filter { $0.todo < first }.map(\.id))
    let exact = known.mistakes.first { $0.fails == failed && $0.crashes == crashed }
    if let exact, !exact.steps.isEmpty || failed.union(crashed).isSubset(of: begun) { return exact }
    guard !failed.union(crashed).isDisjoint(with: begun) else { return nil }
    let alike = known.mistakes.filter {
      $0.fails.intersection(begun) == failed.intersection(begun)
        && $0.crashes.intersection(begun) == crashed.intersection(begun)
    }
    return alike.count == 1 ? alike.first : nil
  }

  /// The text about a mistake in a submission: its message, and above it the line that makes it, if
  /// there is one.
  func message(of mistake: Exercise.Mistake, in submission: Submission) -> Message {
    let line = wrongLine(of: mistake).flatMap { MistakenLine($0, in: submission.files) }
    guard let line else { return .verbatim(mistake.message) }
    return .lines([line.message, .verbatim(""), .verbatim(mistake.message)])
  }

  private func wrongLine(of mistake: Exercise.Mistake) -> String? {
    if let line = wrongLines.withLock({ $0[mistake.name] }) { return line }
    // A patch that no longer fits is for `audit` to tell: the message is true without its line.
    let files = try? (exercise.files(of: mistake), exercise.solution())
    let line = files.flatMap { MistakenLine.key(of: $0, beside: $1) }
    wrongLines.withLock { $0[mistake.name] = .some(line) }
    return line
  }

  /// The text about a submission that is the unchanged stub; nil for any other.
  func welcome(to submission: Submission) throws(CourseError) -> Message? {
    exercise.welcome(to: submission, from: try known().stub)
  }

  private func known() throws(CourseError) -> Known {
    if let known = read.withLock(\.self) { return known }
    let stub = try exercise.stub()
    let known = Known(
      mistakes: try exercise.mistakes(), stub: stub, marks: stub.flatMap(\.stubMarks))
    read.withLock { $0 = known }
    return known
  }
}
