import Foundation

/// The arrays that Slurm has, their folders, and what has come of their submissions. What only reads files
/// takes a while, and is asked of a copy, on a thread.
struct OpenArrays: Sendable {
  private(set) var tasks = OpenTasks()
  private var folders: [String: ArrayFolder] = [:]
  /// Those that were handed in here: their folders go when they are over.
  private var own: Set<String> = []

  /// Adds one that was handed in here.
  mutating func add(_ array: String, _ folder: ArrayFolder, _ chunks: [[Chunk.Part]]) {
    folders[array] = folder
    own.insert(array)
    for (index, chunk) in chunks.enumerated() {
      tasks.add(SlurmTask.ID(array: array, number: index + 1), chunk.map(\.key))
    }
  }

  /// Adds a submission that a task of an earlier run judges.
  mutating func add(_ key: String, in left: SlurmCommands.Left) {
    folders[left.task.id.array] = left.folder
    tasks.add(left.task.id, [key], hasBegun: left.task.hasBegun)
  }

  /// Notes that nothing more is waited for of this submission.
  mutating func remove(_ key: String) { tasks.remove(key) }

  /// Notes what Slurm says now of the tasks; see `OpenTasks`.
  mutating func note(
    _ states: [SlurmTask], at now: ContinuousClock.Instant
  ) -> [OpenTasks.Loss] {
    tasks.note(states, at: now)
  }

  /// Removes the folders of arrays of which nothing is waited for any more.
  mutating func removeFolders() {
    let arrays = tasks.arrays
    for (array, folder) in folders where !arrays.contains(array) {
      if own.contains(array) { folder.remove() }
      folders[array] = nil
    }
  }

  /// Removes the folders of all that was handed in here.
  func removeOwnFolders() {
    for array in own { folders[array]?.remove() }
  }

  /// What nodes have judged. A task judges in order, so of each only the first that is missing is looked for.
  func judgements(in reports: ReportCache) -> [(key: String, Judgement)] {
    tasks.keys.flatMap { keys in
      var judged: [(key: String, Judgement)] = []
      for key in keys {
        guard let judgement = reports.judgement(key) else { break }
        judged.append((key, judgement))
      }
      return judged
    }
  }

  /// What nodes could not judge, as they say themselves.
  func failures() -> [(key: String, GradingError)] {
    folders.values.flatMap { folder in
      NodeFailure.all(in: folder.url)
        .filter { tasks.holds($0.key) }.map { ($0.key, $0.value.error) }
    }
  }

  /// Looks a last time for what is taken to be lost.
  func outcomes(
    of losses: [OpenTasks.Loss], in reports: ReportCache
  ) -> [(key: String, Result<Judgement, GradingError>)] {
    if !losses.isEmpty { reports.refresh() }
    return losses.map { loss in
      if let judgement = reports.judgement(loss.key) { return (loss.key, .success(judgement)) }
      let words = folders[loss.task.array]?.lastLine(of: loss.task) ?? ""
      let fault = ClusterFault.taskEnded(
        loss.task.description, loss.end, node: loss.node, words: words)
      return (loss.key, .failure(.cluster(fault)))
    }
  }
}
