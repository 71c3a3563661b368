/// The tasks that Slurm has, with their submissions that have no judgement yet.
struct OpenTasks: Sendable {
  /// A submission that will get no judgement.
  struct Loss: Equatable, Sendable {
    let key: String
    let task: SlurmTask.ID
    let end: ClusterFault.End
    let node: String?
  }

  private struct Entry {
    /// In the order in which they are judged.
    var keys: [String] = []
    /// Whether it is known to have started. A task that had not started and has disappeared was
    /// cancelled: Slurm keeps no record of it.
    var hasBegun = false
    /// The time since when it is known to have ended.
    var over: ContinuousClock.Instant?
  }

  /// The longest time that a file written by a node may need to become visible here.
  static let grace = Duration.seconds(10)

  private var tasks: [SlurmTask.ID: Entry] = [:]
  private var homes: [String: SlurmTask.ID] = [:]

  /// The number of submissions without a judgement.
  var count: Int { homes.count }
  /// The number of tasks with such submissions.
  var taskCount: Int { tasks.count }
  /// The submissions without a judgement of each task, in the order in which they are judged.
  var keys: [[String]] { tasks.values.map(\.keys) }
  /// Whether a task ended before all of its submissions had a judgement.
  var isAnyOver: Bool { tasks.values.contains { $0.over != nil } }
  /// The numbers of the arrays with such submissions.
  var arrays: Set<String> { Set(tasks.keys.map(\.array)) }

  /// Whether a task has this submission.
  func holds(_ key: String) -> Bool { homes[key] != nil }

  mutating func add(_ task: SlurmTask.ID, _ keys: [String], hasBegun: Bool = false) {
    for key in keys { homes[key] = task }
    tasks[task, default: Entry(hasBegun: hasBegun)].keys += keys
  }

  /// Stops waiting for this submission.
  mutating func remove(_ key: String) {
    guard let task = homes.removeValue(forKey: key) else { return }
    tasks[task]?.keys.removeAll { $0 == key }
    if tasks[task]?.keys.isEmpty == true { tasks[task] = nil }
  }

  /// Updates the tasks with Slurm's answer. Returns the submissions of tasks that ended so long ago
  /// that their judgements will not come any more.
  mutating func note(
    _ states: [SlurmTask], at now: ContinuousClock.Instant
  ) -> [Loss] {
    let known = Dictionary(states.map { ($0.id, $0) }) { $1 }
    var lost: [Loss] = []
    for (id, entry) in tasks {
      let state = known[id]
      if let state { tasks[id]?.hasBegun = state.hasBegun }
      let end = state.map(\.end) ?? (entry.hasBegun ? .other(nil) : .cancelled)
      guard let end else {
        tasks[id]?.over = nil  // requeued
        continue
      }
      let over = entry.over ?? now
      tasks[id]?.over = over
      guard now - over >= Self.grace else { continue }
      lost += entry.keys.map { Loss(key: $0, task: id, end: end, node: state?.node) }
    }
    return lost
  }
}
