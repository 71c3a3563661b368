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
  ///   - reusingReports: Whether a report of the same files is taken from the cache.
  package init(
    grader: Grader, jobs: Int, reusingReports: Bool
  ) throws(GradingError) {
    self.grader = grader
    self.jobs = max(1, jobs)
    reports = reusingReports ? try grader.reportCache() : nil
  }

  /// The reports in the order of the folders; `progress` hears of each as it is ready.
  ///
  /// - Throws: only when the batch is cancelled. What could not be judged is `errored`.
  package func grade(
    _ items: [Item], progress: @Sendable (Int, Report) -> Void = { _, _ in }
  ) async throws(GradingError) -> [Report] {
    let results = await withTaskGroup(of: (Int, Result<Report, GradingError>).self) { group in
      var results = [Result<Report, GradingError>?](repeating: nil, count: items.count)
      var next = 0
      func startOne() {
        guard next < items.count else { return }
        let index = next
        group.addTask { (index, await grade(items[index])) }
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
    return reports
  }

  /// A submission by its folder or by its content.
  package enum Item: Sendable {
    case folder(URL, name: String)
    case submission(Submission)
  }

  /// A failure is a cancelled batch; everything else that goes wrong is a report.
  private func grade(_ item: Item) async -> Result<Report, GradingError> {
    do throws(GradingError) {
      let intake = try intake(item)
      guard case .accepted(let submission) = intake else {
        return .success(try await grader.grade(intake))
      }
      if let report = reports?.report(of: submission) { return .success(report) }
      let report = try await grader.grade(intake)
      reports?.keep(report, of: submission)
      return .success(report)
    } catch .execution(.cancelled) {
      return .failure(.execution(.cancelled))
    } catch {
      return .success(
        .unjudged(name(of: item), grader.exercise, .errored, message: error.description))
    }
  }

  private func intake(_ item: Item) throws(GradingError) -> Intake {
    switch item {
    case .folder(let url, let name):
      try Intake(folder: url, module: grader.exercise.name, name: name)
    case .submission(let submission):
      .accepted(submission)
    }
  }

  private func name(of item: Item) -> String {
    switch item {
    case .folder(_, let name): name
    case .submission(let submission): submission.name
    }
  }
}
