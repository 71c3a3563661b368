import CourseModel
import Foundation

/// Many submissions for one exercise, graded side by side.
package struct Batch: Sendable {
  private let grader: Grader
  private let jobs: Int
  private let reports: ReportCache?

  /// A batch.
  ///
  /// - Parameters:
  ///   - jobs: How many submissions are graded at the same time, at least 1.
  ///   - reusingReports: Whether a report of the same files is taken from the cache, and what
  ///     this batch had judged when it was killed from its journal.
  package init(
    grader: Grader, jobs: Int, reusingReports: Bool
  ) throws(GradingError) {
    self.grader = grader
    self.jobs = max(1, jobs)
    reports = reusingReports ? try grader.reportCache() : nil
  }

  /// The reports in the order of the folders; `progress` hears of each as it is ready, and `trouble`
  /// why one could not be judged, in all the words that its report does not have.
  ///
  /// - Throws: only when the batch is cancelled. What could not be judged is `errored`.
  package func grade(
    _ items: [Item], progress: @Sendable (Int, Report) -> Void = { _, _ in },
    trouble: @escaping @Sendable (_ name: String, GradingError) -> Void = { _, _ in }
  ) async throws(GradingError) -> [Report] {
    let journal = reports.map {
      Journal(of: items, fingerprint: $0.fingerprint, in: $0.cache)
    }
    let results = await withTaskGroup(of: (Int, Result<Report, GradingError>).self) { group in
      var results = [Result<Report, GradingError>?](repeating: nil, count: items.count)
      var next = 0
      // A few submissions get all the processors, too.
      let processes = max(1, jobs / max(1, items.count))
      func startOne() {
        guard next < items.count else { return }
        let index = next
        group.addTask { (index, await grade(items[index], journal, processes, trouble)) }
        next += 1
      }
      for _ in 0..<jobs { startOne() }
      while let (index, result) = await group.next() {
        results[index] = result
        guard case .success(let report) = result else { break }
        progress(index, report)
        startOne()
      }
      return results
    }
    var reports: [Report] = []
    for case let result? in results { reports.append(try result.get()) }
    journal?.end()
    return reports
  }

  /// A submission by where it is (a folder, an archive, a repository) or by its content; or why it
  /// is none, in a sentence for its report.
  package enum Item: Sendable {
    case path(URL, name: String)
    case submission(Submission)
    case refused(name: String, reason: String)
  }

  /// A failure is a cancelled batch; everything else that goes wrong is a report.
  private func grade(
    _ item: Item, _ journal: Journal?, _ processes: Int,
    _ trouble: @Sendable (String, GradingError) -> Void
  ) async -> Result<Report, GradingError> {
    do throws(GradingError) {
      let intake = try await intake(item)
      guard case .accepted(let submission) = intake else {
        return .success(try await grader.grade(intake))
      }
      guard let reports, let journal else {
        return .success(try await grader.grade(intake, processes: processes))
      }
      let key = reports.key(submission)
      if let report = reports.report(of: submission) ?? journal.report(key) {
        return .success(report.handedIn(as: submission))
      }
      let report = try await grader.grade(intake, processes: processes)
      journal.keep(report, key)
      reports.keep(report, of: submission)
      return .success(report)
    } catch .execution(.cancelled) {
      return .failure(.execution(.cancelled))
    } catch {
      trouble(name(of: item), error)
      return .success(
        .unjudged(name(of: item), grader.exercise, .errored, message: error.sentenceForReports))
    }
  }

  private func intake(_ item: Item) async throws(GradingError) -> Intake {
    switch item {
    case .path(let url, let name):
      try await onThread { () throws(GradingError) in
        try grader.reception.receive(url, name: name)
      }.get()
    case .submission(let submission):
      .accepted(submission)
    case .refused(let name, let reason):
      .refused(name: name, reason: reason)
    }
  }

  private func name(of item: Item) -> String {
    switch item {
    case .path(_, let name), .refused(let name, _): name
    case .submission(let submission): submission.name
    }
  }
}

extension Report {
  /// The same verdict, under the name and beside the files that this submission came with.
  fileprivate func handedIn(as submission: Submission) -> Report {
    var report = self
    report.submission = submission.name
    report.ignored = submission.ignored
    return report
  }
}
