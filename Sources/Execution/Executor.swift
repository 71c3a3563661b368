import CSpawn
import Foundation
import Glibc

/// What runs commands on this machine, each with its whole tree of processes.
package struct Executor: Sendable {
  // A command finds the channel for its records at descriptor 3.
  /// Where a sandbox reports on itself, unseen by the command inside.
  static let statusDescriptor: Int32 = 4
  /// The first of the command's inputs; the others follow.
  static let inputDescriptor: Int32 = 5
  /// How long a killed tree may take to be gone, in seconds.
  static let graceSeconds = 10.0
  /// How long a command has to say where it is when its time is over, in seconds; the watcher makes
  /// that shorter once it knows.
  static let answerSeconds = 1.0

  /// Sees the records as they come, and may move the deadline.
  package typealias Watcher = (Data, inout ContinuousClock.Instant) -> Void

  /// What confines what is run.
  package let sandbox: any Sandbox
  /// What ends it early.
  package let cancellation: Cancellation
  /// What was started ahead; nil if nothing ever is.
  package var standbys: Standbys?

  /// An executor that confines by a sandbox until it is cancelled.
  package init(sandbox: any Sandbox, cancellation: Cancellation, standbys: Standbys? = nil) {
    self.sandbox = sandbox
    self.cancellation = cancellation
    self.standbys = standbys
  }

  /// Runs the command confined, and returns when it and all its descendants are gone.
  ///
  /// Blocks the calling thread, whose end would end the command.
  package func run(
    _ command: Command, watching watcher: Watcher = { _, _ in }
  ) throws(ExecutionError) -> Completion {
    if cancellation.isCancelled { throw .cancelled }
    do throws(ExecutionError) {
      return try complete(command, watcher)
    } catch {
      guard sandbox.isReplaced(after: error) else { throw error }
      return try complete(command, watcher)
    }
  }

  private func complete(
    _ command: Command, _ watcher: Watcher
  ) throws(ExecutionError) -> Completion {
    var tree = try tree(of: command)
    let completion = try sandbox.unconfining(tree.end(watching: watcher))
    return completion.naming(command.limits)
  }

  private func tree(of command: Command) throws(ExecutionError) -> ProcessTree {
    if let started = try standbys?.take(command, cancellation: cancellation) { return started }
    return try ProcessTree(starting: sandbox.confining(command), cancellation: cancellation)
  }

  /// Starts the command confined, as one of `standbys`: it waits for its input until it is run, which
  /// the same command does, whatever its input is. Its time begins then.
  ///
  /// Without `standbys` nothing is started.
  package func start(ahead command: Command) throws(ExecutionError) {
    guard let standbys else { return }
    let confined = try sandbox.confining(command)
    // A guard ends its command when the thread ends that has started it.
    let tree = try LastingThread.run { [cancellation] () throws(ExecutionError) in
      try ProcessTree(starting: confined, cancellation: cancellation, isWaiting: true)
    }
    standbys.add(tree, startedFor: command)
  }
}
