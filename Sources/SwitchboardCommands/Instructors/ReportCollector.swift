import CourseModel
import Foundation
import Grading
import Messages
import Reporting
import Synchronization

/// Collects the reports of a batch one by one: counts, shows and writes them.
///
/// A class, because several threads deliver reports.
final class ReportCollector: Sendable {
  private struct State {
    var progress: BatchProgress
    var reports: [Int: Report] = [:]
    /// The reason why a report could not be written.
    var failure: (any Error)?
    /// Submissions that could not be judged, by reason. Each reason is shown only once, because on
    /// a cluster it may affect a thousand submissions.
    var troubles: [String: (first: String, others: Int)] = [:]
  }

  private let state: Mutex<State>
  private let folder: Mutex<ReportFolder?>

  private let screen: Screen

  init(_ progress: BatchProgress, into folder: sending ReportFolder?, on screen: Screen) {
    self.screen = screen
    state = Mutex(State(progress: progress))
    self.folder = Mutex(folder)
  }

  /// The reports so far, in the order of the submissions.
  var reports: [Report] {
    state.withLock { state in state.reports.sorted { $0.key < $1.key }.map(\.value) }
  }

  var progress: BatchProgress { state.withLock(\.progress) }

  /// Grades these items, and takes their reports.
  ///
  /// - Parameter mark: Completes a report.
  /// - Throws: `InterruptedBatch` if the user has stopped it.
  func collect(
    _ items: [HandIn], of batch: Batch, mark: @Sendable (Report) -> Report = { $0 }
  ) async throws -> [Report] {
    // A 'catch' with a pattern for this error breaks the compiler (6.3.1) here.
    let result: Result<[Report], GradingError>
    do throws(GradingError) {
      result = .success(
        try await batch.grade(items, progress: { take($0, mark($1)) }, trouble: note))
    } catch {
      result = .failure(error)
    }
    if case .failure(.execution(.cancelled)) = result {
      throw InterruptedBatch(
        graded: progress.graded, count: progress.count, isFresh: !batch.reusesReports)
    }
    return try result.get().map(mark)
  }

  /// Takes the report on the submission with this index.
  func take(_ index: Int, _ report: Report) {
    do {
      try folder.withLock { try $0?.write(report) }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
    let line = state.withLock { state in
      state.reports[index] = report
      state.progress.note(report, at: .now)
      return state.progress.message
    }
    screen.progress(line)
  }

  /// Writes the report on a missing student.
  func keep(_ report: Report) {
    do {
      try folder.withLock { try $0?.write(report) }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  /// Writes reports again, with the conversations in their first failed checks.
  func add(_ conversations: [ConversationDocument?], to reports: [Report]) {
    for (report, conversation) in zip(reports, conversations) {
      do {
        try folder.withLock { try $0?.write(report, [conversation]) }
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
  }

  /// Shows the full reason why a submission could not be judged, to the instructor only: students
  /// read the reports.
  func note(_ name: String, _ error: GradingError) {
    let isNew = state.withLock { state in
      let known = state.troubles[error.description]
      state.troubles[error.description] = known.map { ($0.first, $0.others + 1) } ?? (name, 0)
      return known == nil
    }
    // Translators: A submission's name, and what is wrong with it.
    if isNew { screen.note(Message("\(name, "submission"): \(.saying(error), "error")")) }
  }

  /// Shows the number of further submissions for each reason.
  private func noteOthers() {
    let troubles = state.withLock { $0.troubles.values.filter { $0.others > 0 } }
    for trouble in troubles.sorted(by: { $0.first < $1.first }) {
      // Translators: Below the reason why one submission, the first, could not be judged: how many
      // others there are.
      screen.note(
        Message(
          one: "\(trouble.first, "first"): and {count} other for the same reason",
          other: "{first}: and {count} others for the same reason", count: trouble.others))
    }
  }

  /// Removes reports of submissions that no longer exist, when all have arrived.
  ///
  /// - Returns: The names of their files.
  /// - Throws: If one of the reports could not be written.
  func close() throws -> [String] {
    noteOthers()
    if let failure = state.withLock(\.failure) { throw failure }
    return try folder.withLock { try $0?.removeOthers() } ?? []
  }
}

/// A batch that the user has stopped.
struct InterruptedBatch: SpokenError {
  let graded: Int
  let count: Int
  /// Whether cached judgements were ignored.
  let isFresh: Bool

  var message: Message {
    isFresh
      ? Message(
        """
        stopped after \(graded, "graded") of \(count, "count"); nothing is left running, and \
        nothing is lost: the same command, without --fresh, continues from there
        """)
      : Message(
        """
        stopped after \(graded, "graded") of \(count, "count"); nothing is left running, and \
        nothing is lost: the same command continues from there
        """)
  }
}
