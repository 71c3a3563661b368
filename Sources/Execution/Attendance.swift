import Foundation
import Synchronization

/// As many attendants of one program as are asked at the same time, started when they are needed.
package final class Attendance: Sendable {
  private let command: Command
  private let idle = Mutex<[Attendant]>([])
  /// More than this wait for no question.
  private let idleLimit = ProcessInfo.processInfo.activeProcessorCount

  /// Nothing is started yet.
  ///
  /// - Parameter command: A program that runs a `Service`. Its limits hold for each answer, but for
  ///   time of the processor, which the service itself sets.
  package init(of command: Command) { self.command = command }

  /// What the program answers, and how the fork that did so ended.
  ///
  /// Blocks the calling thread.
  ///
  /// - Throws: `cannotStart` if the program does not answer, though it was started for this
  ///   question; `cancelled`, when nothing works on it any longer.
  package func answer(
    to question: Data, cancellation: Cancellation
  ) throws(ExecutionError) -> Completion {
    if cancellation.isCancelled { throw .cancelled }
    if let attendant = idle.withLock({ $0.popLast() }) {
      do throws(ExecutionError) {
        return try answer(of: attendant, to: question, cancellation)
      } catch .cannotStart {
        // Somebody has ended it while it waited: another one shows whether there is more to it.
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
