import CSpawn
import Foundation
import Glibc

/// Runs commands on this machine, each with its whole process tree.
package struct Executor: Sendable {
  // A command has its record channel at descriptor 3.
  /// The descriptor for the sandbox's status, hidden from the command inside.
  static let statusDescriptor: Int32 = 4
  /// The first of the command's inputs; the others follow.
  static let inputDescriptor: Int32 = 5
  /// The time for a killed tree to end, in seconds.
  static let graceSeconds = 10.0
  /// The time that a command has to report its place when its time is over, in seconds; the watcher
  /// shortens it once it has the answer.
  static let answerSeconds = 0.5
  /// The limit on the number of times that it asks.
  static let asks = 3

  /// A closure that receives records as they arrive and may move the deadline.
  package typealias Watcher = (Data, inout ContinuousClock.Instant) -> Void

  /// The sandbox for commands.
  package let sandbox: any Sandbox
  /// The switch that cancels commands.
  package let cancellation: Cancellation
  /// The commands started ahead; nil to start none.
  package var warmProcesses: WarmProcesses?

  /// An executor that uses a sandbox until it is cancelled.
  package init(
    sandbox: any Sandbox, cancellation: Cancellation, warmProcesses: WarmProcesses? = nil
  ) {
    self.sandbox = sandbox
    self.cancellation = cancellation
    self.warmProcesses = warmProcesses
  }

  /// Runs the command in the sandbox, and returns after it and all its descendants have ended.
  ///
  /// Blocks the calling thread. If that thread ends, so does the command.
  ///
  /// - Parameter open: A pipe for its input that stays open.
  package func run(
    _ command: Command, reading open: InputPipe? = nil,
    watching watcher: Watcher = { _, _ in }
  ) throws(ExecutionError) -> Completion {
    if cancellation.isCancelled { throw .cancelled }
    do throws(ExecutionError) {
      return try complete(command, open, watcher)
    } catch {
      guard sandbox.isReplaced(after: error) else { throw error }
      return try complete(command, open, watcher)
    }
  }

  private func complete(
    _ command: Command, _ open: InputPipe?, _ watcher: Watcher
  ) throws(ExecutionError) -> Completion {
    var tree = try tree(of: command, reading: open)
    let completion = try sandbox.unconfining(tree.end(watching: watcher))
    return completion.naming(command.limits)
  }

  private func tree(
    of command: Command, reading open: InputPipe?
  ) throws(ExecutionError) -> ProcessTree {
    if open == nil, let started = try warmProcesses?.take(command, cancellation: cancellation) {
      return started
    }
    return try ProcessTree(
      starting: sandbox.confining(command), cancellation: cancellation, reading: open)
  }

  /// Starts the command in the sandbox as one of `warmProcesses`. It waits until `run` is called with
  /// the same command, which provides its input; its time begins then.
  ///
  /// Does nothing without `warmProcesses`.
  package func start(ahead command: Command) throws(ExecutionError) {
    guard let warmProcesses else { return }
    let confined = try sandbox.confining(command)
    // Start it from a lasting thread: a guard ends its command when the starting thread ends.
    let tree = try LastingThread.run { [cancellation] () throws(ExecutionError) in
      try ProcessTree(starting: confined, cancellation: cancellation, isWaiting: true)
    }
    warmProcesses.add(tree, startedFor: command)
  }
}
