import CourseModel
import Grading

/// Audits of several exercises at the same time, so that no processor waits while the last program
/// of one is judged.
package struct CourseAudit: Sendable {
  private let laboratory: Laboratory
  private let jobs: Int

  /// An audit that judges so many programs at the same time, all exercises together.
  package init(in laboratory: Laboratory, jobs: Int) {
    self.laboratory = laboratory
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
    let seats = Seats(jobs)
    // While one comes to its end, the next gets what it leaves.
    let width = jobs + 1
    try await withThrowingTaskGroup(of: (Int, Result<Audit.Outcome, GradingError>).self) { group in
      var next = 0
      func startOne() {
        guard next < exercises.count else { return }
        let index = next
        next += 1
        group.addTask {
          let audit = Audit(of: exercises[index], in: laboratory, jobs: jobs, seats: seats)
          do throws(GradingError) {
            return (index, .success(try await audit.outcome()))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<width { startOne() }
      var results: [Int: Result<Audit.Outcome, GradingError>] = [:]
      for index in exercises.indices {
        begun(index)
        while results[index] == nil, let (done, result) = try await group.next() {
          results[done] = result
          startOne()
        }
        if let result = results.removeValue(forKey: index) {
          try ended(exercises[index], result)
        }
      }
    }
  }
}
