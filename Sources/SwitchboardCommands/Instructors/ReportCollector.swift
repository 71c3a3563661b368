import CourseModel
import Foundation
import Grading
import Messages
import Reporting
import Synchronization

/// Where reports of a batch come in, one by one: counted, shown, written.
///
/// A class, because several threads hand them in.
final class ReportCollector: Sendable {
  private struct State {
    var progress: BatchProgress
    var reports: [Int: Report] = [:]
    /// Why a report could not be written.
    var failure: (any Error)?
    /// Who could not be judged, by the reason, which is said once: on a cluster it may be a thousand's.
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

  /// Those that have come in so far, in the order of the submissions.
  var reports: [Report] {
    state.withLock { state in state.reports.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// How far the batch has come.
  var progress: BatchProgress { state.withLock(\.progress) }

  /// Takes the report on the submission of this index.
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

  /// Keeps a report on somebody who has handed nothing in.
  func keep(_ report: Report) {
    do {
      try folder.withLock { try $0?.write(report) }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  /// Writes reports once more, with what was said in their first check that failed.
  func add(_ conversations: [ConversationDocument?], to reports: [Report]) {
    for (report, conversation) in zip(reports, conversations) {
      do {
        try folder.withLock { try $0?.write(report, [conversation]) }
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
  }

  /// Says all that is known of what could not be judged, for whoever grades: reports are read by
  /// students.
  func note(_ name: String, _ error: GradingError) {
    let isNew = state.withLock { state in
      let known = state.troubles[error.description]
      state.troubles[error.description] = known.map { ($0.first, $0.others + 1) } ?? (name, 0)
      return known == nil
    }
    if isNew { screen.note(.of(name, error)) }
  }

  /// Says how many others there are of each reason that was said of one.
  private func noteOthers() {
    let troubles = state.withLock { $0.troubles.values.filter { $0.others > 0 } }
    for trouble in troubles.sorted(by: { $0.first < $1.first }) {
      screen.note(.alsoNotJudged(trouble.others, as: trouble.first))
    }
  }

  /// Takes reports away whose submissions are gone, when all have come in.
  ///
  /// - Returns: The names of their files.
  /// - Throws: if one of the reports could not be written.
  func close() throws -> [String] {
    noteOthers()
    if let failure = state.withLock(\.failure) { throw failure }
    return try folder.withLock { try $0?.removeOthers() } ?? []
  }
}

/// A batch that somebody has stopped.
struct InterruptedBatch: SpokenError {
  let graded: Int
  let count: Int
  /// Whether what had been graded before was graded anew.
  let isFresh: Bool

  var message: Message {
    isFresh ? .stoppedFresh(after: graded, of: count) : .stopped(after: graded, of: count)
  }
}
