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

  /// Sees the records as they come, and may move the deadline.
  package typealias Watcher = (Data, inout ContinuousClock.Instant) -> Void

  /// What confines what is run.
  package let sandbox: any Sandbox
  /// What ends it early.
  package let cancellation: Cancellation

  /// An executor that confines by a sandbox until it is cancelled.
  package init(sandbox: any Sandbox, cancellation: Cancellation) {
    self.sandbox = sandbox
    self.cancellation = cancellation
  }

  /// Runs the command confined, and returns when it and all its descendants are gone.
  ///
  /// Blocks the calling thread, whose end would end the command.
  package func run(
    _ command: Command, watching watcher: Watcher = { _, _ in }
  ) throws(ExecutionError) -> Completion {
    let confined = try sandbox.confining(command)
    if cancellation.isCancelled { throw .cancelled }
    var tree = try ProcessTree(starting: confined, cancellation: cancellation)
    let completion = try sandbox.unconfining(tree.end(watching: watcher))
    return completion.naming(command.limits)
  }
}
