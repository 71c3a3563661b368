import CourseModel
import Synchronization

/// What is known of wrong answers to an exercise: its mistakes, and what its stub leaves open.
///
/// A class, because all the submissions of a class are held against the same files: those are read
/// when the first submission fails, and only then.
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

  /// The recognition of what goes wrong with this exercise; nothing is read yet.
  init(of exercise: Exercise) {
    self.exercise = exercise
  }

  /// The known mistake whose failing and crashing checks are exactly these; nil if there is none.
  ///
  /// Exactly, because a message about the wrong mistake is worse than none. For the same reason
  /// none is recognised where a check could not be tried, or is not to be believed. Whoever has not
  /// begun a TODO has made no mistake there or behind it: those checks say nothing, and the ones
  /// before have to be exactly those of one mistake alone. (A mistake may say that its message is true for
  /// half-finished programs, too: `steps`.)
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

  /// What to say of a mistake in a submission: its message, and above it the line that makes it, if
  /// it is in one.
  func message(of mistake: Exercise.Mistake, in submission: Submission) -> String {
    let line = wrongLine(of: mistake).flatMap { MistakenLine($0, in: submission.files) }
    return (line.map { "\($0.markdown)\n\n" } ?? "") + mistake.message
  }

  private func wrongLine(of mistake: Exercise.Mistake) -> String? {
    if let line = wrongLines.withLock({ $0[mistake.name] }) { return line }
    // A patch that no longer fits is for `audit` to tell: the message is true without its line.
    let files = try? (exercise.files(of: mistake), exercise.solution())
    let line = files.flatMap { MistakenLine.key(of: $0, beside: $1) }
    wrongLines.withLock { $0[mistake.name] = .some(line) }
    return line
  }

  /// What to say of a submission that is the stub, as it was given; nil if it is another one.
  func welcome(to submission: Submission) throws(CourseError) -> String? {
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
