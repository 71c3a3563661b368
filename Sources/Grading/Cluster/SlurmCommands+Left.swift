import Foundation

extension SlurmCommands {
  /// A submission's task in an array that another run submitted. That run was killed, or still
  /// works.
  struct Left: Sendable {
    let task: SlurmTask
    let folder: ArrayFolder
  }

  /// The age in seconds from which a folder is removed if Slurm has no task of its array. A run may
  /// not have read a younger one yet.
  private static let oldAge = 3600.0

  /// The submissions whose arrays in this cache still have tasks in Slurm, by key. Removes old
  /// folders of other arrays.
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
  /// The time since its last change, in seconds.
  fileprivate var age: Double {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map { -$0.timeIntervalSinceNow } ?? 0
  }
}
