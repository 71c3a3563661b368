/// The tasks that Slurm has, and which submissions of theirs have no judgement yet.
struct OpenTasks: Sendable {
  /// A submission of which nothing will come.
  struct Loss: Equatable, Sendable {
    let key: String
    let task: SlurmTask.ID
    let end: ClusterFault.End
    let node: String?
  }

  private struct Entry {
    /// In the order in which they are judged.
    var keys: [String] = []
    /// Whether it is known to have begun. One that has not, and is gone, was cancelled: Slurm keeps nothing
    /// of it.
    var hasBegun = false
    /// Since when it is known to have ended.
    var over: ContinuousClock.Instant?
  }

  /// How long a file that a node has written may take to be seen here.
  static let grace = Duration.seconds(10)

  private var tasks: [SlurmTask.ID: Entry] = [:]
  private var homes: [String: SlurmTask.ID] = [:]

  /// How many submissions have no judgement yet.
  var count: Int { homes.count }
  /// How many tasks have such submissions.
  var taskCount: Int { tasks.count }
  /// Such submissions of each task, in the order in which they are judged.
  var keys: [[String]] { tasks.values.map(\.keys) }
  /// Whether a task is known to have ended before all of its submissions had a judgement.
  var isAnyOver: Bool { tasks.values.contains { $0.over != nil } }
  /// The numbers of arrays that have such submissions.
  var arrays: Set<String> { Set(tasks.keys.map(\.array)) }

  /// Whether this submission is in a task.
  func holds(_ key: String) -> Bool { homes[key] != nil }

  /// Adds submissions that a task judges.
  mutating func add(_ task: SlurmTask.ID, _ keys: [String], hasBegun: Bool = false) {
    for key in keys { homes[key] = task }
    tasks[task, default: Entry(hasBegun: hasBegun)].keys += keys
  }

  /// Notes that nothing more is waited for of this submission.
  mutating func remove(_ key: String) {
    guard let task = homes.removeValue(forKey: key) else { return }
    tasks[task]?.keys.removeAll { $0 == key }
    if tasks[task]?.keys.isEmpty == true { tasks[task] = nil }
  }

  /// Notes what Slurm says now, and names the submissions of tasks that have been over for so long that
  /// nothing will come of them any more.
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
        tasks[id]?.over = nil  // taken up again
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
