/// Submissions that Slurm does not have yet, and the rule for when to submit them.
///
/// Each array costs a call to Slurm, and each task some tenths of a second. So chunks should be
/// full and arrays few, as long as waiting for that does not cost more time than it saves.
struct WaitingParts {
  private struct Queue {
    let order: ChunkOrder
    var parts: [Chunk.Part] = []
  }

  /// After this time without a new submission, all of them are due.
  static let quiet = Duration.milliseconds(500)
  /// The time between two arrays while submissions arrive.
  static let betweenArrays = Duration.seconds(2)

  /// The most submissions of a task.
  let chunkSize: Int
  /// The most tasks of an array.
  let mostTasks: Int
  /// The most submissions in Slurm. An incomplete chunk waits while more than half of them are
  /// there.
  let width: Int
  private var queues: [String: Queue] = [:]
  private var lastPart: ContinuousClock.Instant
  private var lastArray: ContinuousClock.Instant

  init(chunkSize: Int, mostTasks: Int, width: Int, at now: ContinuousClock.Instant) {
    (self.chunkSize, self.mostTasks, self.width) = (chunkSize, mostTasks, width)
    (lastPart, lastArray) = (now, now)
  }

  mutating func add(_ part: Chunk.Part, _ order: ChunkOrder, at now: ContinuousClock.Instant) {
    queues[order.exercise.name, default: Queue(order: order)].parts.append(part)
    lastPart = now
  }

  /// Removes and returns the chunks of the next array, if one is due.
  ///
  /// - Parameter open: The number of submissions that Slurm has.
  mutating func nextArray(
    open: Int, at now: ContinuousClock.Instant
  ) -> (order: ChunkOrder, chunks: [[Chunk.Part]])? {
    let isQuiet = now - lastPart >= Self.quiet
    guard isQuiet || now - lastArray >= Self.betweenArrays else { return nil }
    let takesAll = isQuiet && open <= width / 2
    for (name, queue) in queues {
      let due = takesAll ? queue.parts.count : queue.parts.count / chunkSize * chunkSize
      let count = min(due, mostTasks * chunkSize)
      guard count > 0 else { continue }
      queues[name]?.parts.removeFirst(count)
      lastArray = now
      return (queue.order, Chunk.divide(Array(queue.parts.prefix(count)), into: chunkSize))
    }
    return nil
  }
}
