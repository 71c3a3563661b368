import Synchronization

/// Commands that were started before their input is known and wait for it, so that their startup is
/// already done. Each is used once.
///
/// A class, because they are processes, which end when the last reference is released.
package final class WarmProcesses: Sendable {
  private struct WarmProcess {
    let command: Command
    var tree: ProcessTree
  }

  private let waiting = Mutex<[WarmProcess]>([])

  package init() {}

  deinit { dismiss() }

  /// The number of waiting commands, without those that have ended by themselves.
  var count: Int { waiting.withLock { $0.count { !$0.tree.hasEnded } } }

  /// Adds a command that was started without its input.
  func add(_ tree: ProcessTree, startedFor command: Command) {
    waiting.withLock { $0.append(WarmProcess(command: command.withoutInput, tree: tree)) }
  }

  /// Removes the process for this command and sends it the input; nil if there is none.
  func take(
    _ command: Command, cancellation: Cancellation
  ) throws(ExecutionError) -> ProcessTree? {
    let wanted = command.withoutInput
    let found = waiting.withLock { waiting in
      waiting.firstIndex { $0.command == wanted }.map { waiting.remove(at: $0) }
    }
    guard var tree = found?.tree else { return nil }
    if tree.hasEnded {
      tree.dismiss()
      return nil
    }
    try tree.proceed(with: command.input, cancellation: cancellation)
    return tree
  }

  /// Kills all waiting commands and their descendants.
  package func dismiss() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for var warm in all { warm.tree.dismiss() }
  }
}

extension Command {
  fileprivate var withoutInput: Command {
    var command = self
    command.input = []
    return command
  }
}
