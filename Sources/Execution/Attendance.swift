import Foundation
import Synchronization

/// A pool of warm processes of one program, started on demand for simultaneous questions.
package final class Attendance: Sendable {
  private let command: Command
  private let idle = Mutex<[Attendant]>([])
  /// The maximum number of idle processes.
  private let idleLimit = ProcessInfo.processInfo.activeProcessorCount

  /// Creates an empty pool.
  ///
  /// - Parameter command: A program that runs a `Service`. Its limits apply to each answer, except
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
    if let attendant = idle.withLock({ $0.popLast() }) {
      do throws(ExecutionError) {
        return try answer(of: attendant, to: question, cancellation)
      } catch .cannotStart {
        // The idle process was killed. A new one shows whether that was the only problem.
      }
    }
    return try answer(of: Attendant(starting: command), to: question, cancellation)
  }

  private func answer(
    of attendant: Attendant, to question: Data, _ cancellation: Cancellation
  ) throws(ExecutionError) -> Completion {
    defer { if attendant.isReady { keep(attendant) } }
    return try attendant.answer(to: question, within: command.limits, cancellation: cancellation)
  }

  private func keep(_ attendant: Attendant) {
    idle.withLock { idle in if idle.count < idleLimit { idle.append(attendant) } }
  }
}
