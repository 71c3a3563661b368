import Foundation

/// The arrays that Slurm has, their folders, and the results of their submissions. The methods that
/// only read files are slow: call them on a copy, on a thread.
struct OpenArrays: Sendable {
  private(set) var tasks = OpenTasks()
  private var folders: [String: ArrayFolder] = [:]
  /// The arrays that this run submitted. Their folders are removed when they are done.
  private var own: Set<String> = []

  /// Adds an array that this run submitted.
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

  /// Stops waiting for this submission.
  mutating func remove(_ key: String) { tasks.remove(key) }

  /// Updates the tasks with Slurm's answer; see `OpenTasks`.
  mutating func note(
    _ states: [SlurmTask], at now: ContinuousClock.Instant
  ) -> [OpenTasks.Loss] {
    tasks.note(states, at: now)
  }

  /// Removes the folders of arrays that have no open submissions.
  mutating func removeFolders() {
    let arrays = tasks.arrays
    for (array, folder) in folders where !arrays.contains(array) {
      if own.contains(array) { folder.remove() }
      folders[array] = nil
    }
  }

  /// Removes the folders of all arrays that this run submitted.
  func removeOwnFolders() {
    for array in own { folders[array]?.remove() }
  }

  /// The new judgements from the nodes. A task judges in order, so we stop at the first one that is
  /// missing.
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

  /// The failures that nodes have written.
  func failures() -> [(key: String, GradingError)] {
    folders.values.flatMap { folder in
      NodeFailure.all(in: folder.url)
        .filter { tasks.holds($0.key) }.map { ($0.key, $0.value.error) }
    }
  }

  /// Looks for the results of lost submissions one last time.
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
