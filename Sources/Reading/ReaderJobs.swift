import Dispatch
import Synchronization
import Threads

/// What a reader does beside its keys, one job after the other: pages are read and set.
///
/// A class, because a job outlives the call that began it.
final class ReaderJobs: Sendable {
  /// What the jobs have to say.
  let answers: Mailbox<ReaderMessage>
  private let queue = DispatchQueue(label: "switchboard.reader")
  /// What runs programs: no page waits for that.
  private let programs = DispatchQueue(label: "switchboard.reader.programs")
  /// The number of the order that is wanted; another is given up.
  private let wanted = Atomic(0)

  init() throws(ThreadsError) {
    answers = try Mailbox()
  }

  /// Does a job that answers for sure.
  func begin(_ job: @escaping @Sendable () -> ReaderMessage) {
    queue.async { self.answers.send(job()) }
  }

  /// Does a job that runs a program, and answers for sure.
  func beginRun(_ job: @escaping @Sendable () -> ReaderMessage) {
    programs.async { self.answers.send(job()) }
  }

  /// Begins an order, unless it was begun before, and gives up any other.
  func take(_ order: LayoutOrder?) {
    let number = order?.number ?? 0
    guard wanted.exchange(number, ordering: .relaxed) != number, let order else { return }
    queue.async {
      let answer = order.answer { self.wanted.load(ordering: .relaxed) != number }
      if let answer { self.answers.send(answer) }
    }
  }

  /// Gives up whatever is under way.
  func cancel() { wanted.store(0, ordering: .relaxed) }
}
