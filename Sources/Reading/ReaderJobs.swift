import Dispatch
import SwiftSources
import Synchronization

/// The background jobs of a reader, one after the other: reading pages and laying them out.
///
/// A class, because a job outlives the call that began it.
final class ReaderJobs: Sendable {
  /// The answers of the jobs.
  let answers: Mailbox<ReaderMessage>
  private let queue = DispatchQueue(label: "switchboard.reader")
  /// A separate queue for running programs, so that no page waits for them.
  private let programs = DispatchQueue(label: "switchboard.reader.programs")
  /// The number of the present order; others are cancelled.
  private let wanted = Atomic(0)

  init() throws(ThreadsError) {
    answers = try Mailbox()
  }

  /// Begins a job that always answers.
  func begin(_ job: @escaping @Sendable () -> ReaderMessage) {
    queue.async { self.answers.send(job()) }
  }

  /// Begins a job that runs a program and always answers.
  func beginRun(_ job: @escaping @Sendable () -> ReaderMessage) {
    programs.async { self.answers.send(job()) }
  }

  /// Begins an order, unless it was begun before, and cancels any other.
  func take(_ order: LayoutOrder?) {
    let number = order?.number ?? 0
    guard wanted.exchange(number, ordering: .relaxed) != number, let order else { return }
    queue.async {
      let answer = order.answer { self.wanted.load(ordering: .relaxed) != number }
      if let answer { self.answers.send(answer) }
    }
  }

  /// Cancels the order in progress.
  func cancel() { wanted.store(0, ordering: .relaxed) }
}
