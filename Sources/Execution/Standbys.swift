import Synchronization

/// Commands that were started before their input is known, and wait for it: what a program does before
/// it reads is done when somebody asks. Each is used once.
///
/// A class, since they are processes, and end with the last who knows them.
package final class Standbys: Sendable {
  private struct Standby {
    let command: Command
    var tree: ProcessTree
  }

  private let waiting = Mutex<[Standby]>([])

  /// Nobody waits yet.
  package init() {}

  deinit { dismiss() }

  /// How many wait.
  package var count: Int { waiting.withLock(\.count) }

  /// Takes in a command that was started without its input.
  func add(_ tree: ProcessTree, startedFor command: Command) {
    waiting.withLock { $0.append(Standby(command: command.withoutInput, tree: tree)) }
  }

  /// The one that waits to be this command, which has its input from now on; nil if none does.
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

  /// Ends those that wait, and whatever works for them.
  package func dismiss() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for var standby in all { standby.tree.dismiss() }
  }
}

extension Command {
  fileprivate var withoutInput: Command {
    var command = self
    command.input = []
    return command
  }
}
