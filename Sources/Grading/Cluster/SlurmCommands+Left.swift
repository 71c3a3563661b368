import Foundation

extension SlurmCommands {
  /// Where a submission is judged that a run has handed in which was killed, or goes on beside this.
  struct Left: Sendable {
    let task: SlurmTask
    let folder: ArrayFolder
  }

  /// How old the folder of an array is, in seconds, that is removed when Slurm has no task of it: a
  /// younger one may be somebody's who has not read it yet.
  private static let oldAge = 3600.0

  /// What is in a cache of arrays that still have tasks with Slurm, by the submissions' keys. Old folders
  /// of others are removed.
  func left(in cache: Cache) -> [String: Left] {
    let taken = ArrayFolder.taken(in: cache)
    guard !taken.isEmpty, let states = try? tasks(of: Set(taken.map(\.record.array))) else {
      return [:]
    }
    let alive = Dictionary(states.filter { $0.end == nil }.map { ($0.id, $0) }) { $1 }
    var left: [String: Left] = [:]
    for (folder, record) in taken {
      let tasks = record.tasks.enumerated().compactMap { index, keys in
        alive[SlurmTask.ID(array: record.array, number: index + 1)].map { (task: $0, keys: keys) }
      }
      for (task, keys) in tasks {
        for key in keys { left[key] = Left(task: task, folder: folder) }
      }
      if tasks.isEmpty, folder.age > Self.oldAge { folder.remove() }
    }
    return left
  }
}

extension ArrayFolder {
  /// How long ago something was put into it, in seconds.
  fileprivate var age: Double {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map { -$0.timeIntervalSinceNow } ?? 0
  }
}
