import CourseModel
import Foundation
import SwiftSources

/// Many submissions for one exercise, graded concurrently.
package struct Batch: Sendable {
  private let grader: Grader
  private let jobs: Int
  private let semaphore: AsyncSemaphore
  private let reports: ReportCache
  private let mustKeep: Bool
  private let flagging: Grader.Flagging
  /// Whether to reuse cached judgements of the same files.
  package let reusesReports: Bool

  /// A batch.
  ///
  /// - Parameters:
  ///   - jobs: The number of submissions judged at the same time; at least 1.
  ///   - semaphore: Shared with other batches that work at the same time; nil if there are none.
  ///   - reusingReports: Whether to reuse cached judgements of the same files.
  ///   - mustKeep: Whether a judgement that cannot be cached counts as not made, because another run
  ///     looks for it. Otherwise a cache that cannot be written makes grading slower, not wrong.
  ///   - flagging: The treatment of submissions that use parts that no right answer uses.
  package init(
    grader: Grader, jobs: Int, sharing semaphore: AsyncSemaphore? = nil, reusingReports: Bool,
    mustKeep: Bool = false, flagging: Grader.Flagging = .shown
  ) throws(GradingError) {
    self.grader = grader
    self.jobs = max(1, jobs)
    self.semaphore = semaphore ?? AsyncSemaphore(max(1, jobs))
    self.mustKeep = mustKeep
    reports = try grader.reportCache()
    reusesReports = reusingReports
    self.flagging = flagging
  }

  /// Whether these files were judged before, so that they cost nothing.
  package func knows(_ files: [SourceFile]) -> Bool {
    reusesReports && reports.judgement(of: files) != nil
  }

  /// Grades all items, and returns the reports in their order. `progress` receives each report when
  /// it is ready. `trouble` receives the full error for a submission that could not be judged; its
  /// report contains less.
  ///
  /// - Throws: Only when the batch is cancelled. Submissions that could not be judged are
  ///   `errored`.
  package func grade(
    _ items: [HandIn], progress: @Sendable (Int, Report) -> Void = { _, _ in },
    trouble: @escaping @Sendable (_ name: String, GradingError) -> Void = { _, _ in }
  ) async throws(GradingError) -> [Report] {
    let results = await withTaskGroup(of: (Int, Result<Report, GradingError>).self) { group in
      var results = [Result<Report, GradingError>?](repeating: nil, count: items.count)
      var next = 0
      // Let a few submissions use all processors, too.
      let processes = max(1, jobs / max(1, items.count))
      func startOne() {
        guard next < items.count else { return }
        let index = next
        group.addTask { (index, await grade(items[index], processes, trouble)) }
        next += 1
      }
      for _ in 0..<jobs { startOne() }
      while let (index, result) = await group.next() {
        results[index] = result
        guard case .success(var report) = result else { break }
        report.delivery = items[index].delivery
        results[index] = .success(report)
        progress(index, report)
        startOne()
      }
      return results
    }
    var reports: [Report] = []
    for case let result? in results { reports.append(try result.get()) }
    return reports
  }

  /// Fails only if the batch is cancelled; all other problems become reports.
  private func grade(
    _ item: HandIn, _ processes: Int, _ trouble: @Sendable (String, GradingError) -> Void
  ) async -> Result<Report, GradingError> {
    do throws(GradingError) {
      let intake = try await intake(item)
      guard case .accepted(let submission) = intake else {
        return .success(try await grader.grade(intake))
      }
      let judgement = try await judgement(of: submission.files, processes)
      return .success(try await grader.report(judgement, on: submission, flagging))
    } catch .execution(.cancelled) {
      return .failure(.execution(.cancelled))
    } catch {
      trouble(item.name, error)
      return .success(
        .unjudged(
          item.name, grader.exercise, .errored, message: error.sentenceForReports,
          provenance: grader.provenance()))
    }
  }

  private func judgement(
    of files: [SourceFile], _ processes: Int
  ) async throws(GradingError) -> Judgement {
    if reusesReports, let judgement = reports.judgement(of: files) { return judgement }
    let judgement = try await semaphore.withPermit { () async throws(GradingError) in
      try await grader.judge(files, processes)
    }
    if mustKeep {
      try reports.keep(judgement, of: files)
    } else {
      try? reports.keep(judgement, of: files)
    }
    return judgement
  }

  private func intake(_ item: HandIn) async throws(GradingError) -> Intake {
    switch item {
    case .path(let url, let name, let isOne, _):
      try await onThread { () throws(GradingError) in
        try grader.receiver.receive(url, name: name, asOne: isOne)
      }.get()
    case .entry(let entry):
      try await onThread { () throws(GradingError) in try grader.receiver.receive(entry) }.get()
    case .submission(let submission):
      .accepted(submission)
    case .refused(let name, let reason):
      .refused(name: name, reason: reason)
    }
  }
}
