/// Tasks that end with their owner, as tokens do.
@MainActor
final class OwnedTasks {
  private var tasks: [String: Task<Void, Never>] = [:]

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Cancels the task with this name, and keeps another one.
  func replace(_ name: String, by task: Task<Void, Never>) {
    tasks[name]?.cancel()
    tasks[name] = task
  }
}
