import CourseModel
import Grading

/// Audits of several exercises at the same time, so that no processor waits while the last program
/// of one is judged.
package struct CourseAudit: Sendable {
  private let machine: Machine
  private let jobs: Int

  /// An audit that judges so many programs at the same time, all exercises together.
  package init(in machine: Machine, jobs: Int) {
    self.machine = machine
    self.jobs = max(1, jobs)
  }

  /// Audits the exercises.
  ///
  /// - Parameters:
  ///   - begun: Hears of each exercise whose turn it is to be heard of next.
  ///   - ended: Hears what came of each, in their order.
  ///     What cannot be judged at all is its own failure, and keeps nobody else from being audited.
  /// - Throws: what `ended` throws.
  package func audit(
    _ exercises: [Exercise], begun: (Int) -> Void,
    ended: (Exercise, Result<Audit.Outcome, GradingError>) throws -> Void
  ) async throws {
    let semaphore = AsyncSemaphore(jobs)
    var waiting = exercises.enumerated().makeIterator()
    // What has been judged, and waits for those before it.
    var results: [Int: Result<Audit.Outcome, GradingError>] = [:]
    var turn = 0
    try await withThrowingTaskGroup(of: (Int, Result<Audit.Outcome, GradingError>).self) { group in
      // While one comes to its end, the next gets what it leaves.
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
