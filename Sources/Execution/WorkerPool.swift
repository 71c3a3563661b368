import Foundation
import Synchronization

/// A pool of warm processes of one program, started on demand for simultaneous questions.
package final class WorkerPool: Sendable {
  private let command: Command
  private let idle = Mutex<[Worker]>([])
  /// The maximum number of idle processes.
  private let idleLimit = ProcessInfo.processInfo.activeProcessorCount

  /// Creates an empty pool.
  ///
  /// - Parameter command: A program that runs a `ForkServer`. Its limits apply to each answer, except
  ///   for processor time, which the service itself limits.
  package init(of command: Command) { self.command = command }

  /// Returns the program's answer, with the termination of the fork that gave it.
  ///
  /// Blocks the calling thread.
  ///
  /// - Throws: `cannotStart` if a newly started program does not answer; `cancelled`, after work on
  ///   the question has ended.
  package func answer(
    to question: Data, cancellation: Cancellation
  ) throws(ExecutionError) -> Completion {
    if cancellation.isCancelled { throw .cancelled }
    if let worker = idle.withLock({ $0.popLast() }) {
      do throws(ExecutionError) {
        return try answer(of: worker, to: question, cancellation)
      } catch .cannotStart {
        // The idle process was killed. A new one shows whether that was the only problem.
      }
    }
    return try answer(of: Worker(starting: command), to: question, cancellation)
  }

  private func answer(
    of worker: Worker, to question: Data, _ cancellation: Cancellation
  ) throws(ExecutionError) -> Completion {
    defer { if worker.isReady { keep(worker) } }
    return try worker.answer(to: question, within: command.limits, cancellation: cancellation)
  }

  private func keep(_ worker: Worker) {
    idle.withLock { idle in if idle.count < idleLimit { idle.append(worker) } }
  }
}
