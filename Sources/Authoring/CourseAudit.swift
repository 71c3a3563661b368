import CourseModel
import Grading

/// Audits several exercises at the same time, so that all processors are busy while the last
/// program of one exercise is judged.
package struct CourseAudit: Sendable {
  private let machine: Machine
  private let jobs: Int

  /// Creates an audit that judges up to `jobs` programs at the same time, across all exercises.
  package init(in machine: Machine, jobs: Int) {
    self.machine = machine
    self.jobs = max(1, jobs)
  }

  /// Audits the exercises.
  ///
  /// - Parameters:
  ///   - begun: Receives the index of the exercise that `ended` will report next.
  ///   - ended: Receives the results in the order of the exercises. An exercise that can't be
  ///     judged is a failure of that exercise only; the others are still audited.
  /// - Throws: Any error thrown by `ended`.
  package func audit(
    _ exercises: [Exercise], begun: (Int) -> Void,
    ended: (Exercise, Result<Audit.Outcome, GradingError>) throws -> Void
  ) async throws {
    let semaphore = AsyncSemaphore(jobs)
    var waiting = exercises.enumerated().makeIterator()
    // Results that wait for those of earlier exercises.
    var results: [Int: Result<Audit.Outcome, GradingError>] = [:]
    var turn = 0
    try await withThrowingTaskGroup(of: (Int, Result<Audit.Outcome, GradingError>).self) { group in
      // One task more than jobs: the next exercise uses the jobs that the finishing one frees.
      for _ in 0...jobs {
        guard let (index, exercise) = waiting.next() else { break }
        group.addTask { (index, await outcome(of: exercise, semaphore)) }
      }
      if !exercises.isEmpty { begun(turn) }
      while let (done, result) = try await group.next() {
        results[done] = result
        if let (index, exercise) = waiting.next() {
          group.addTask { (index, await outcome(of: exercise, semaphore)) }
        }
        while let result = results.removeValue(forKey: turn) {
          try ended(exercises[turn], result)
          turn += 1
          if turn < exercises.count { begun(turn) }
        }
      }
    }
  }

  private func outcome(
    of exercise: Exercise, _ semaphore: AsyncSemaphore
  ) async -> Result<Audit.Outcome, GradingError> {
    let audit = Audit(of: exercise, in: machine, jobs: jobs, semaphore: semaphore)
    do throws(GradingError) {
      return .success(try await audit.outcome())
    } catch {
      return .failure(error)
    }
  }
}
