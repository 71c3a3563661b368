/// Submissions that Slurm has not been given yet, and when it is time to give them.
///
/// Each array costs Slurm a call and a task some tenths of a second, so chunks are to be full, and arrays few;
/// and nobody should wait longer for it than that saves.
struct WaitingParts {
  private struct Queue {
    let order: ChunkOrder
    var parts: [Chunk.Part] = []
  }

  /// After this time without another submission, all that are there are given.
  static let quiet = Duration.milliseconds(500)
  /// Between two arrays, as long as submissions come.
  static let betweenArrays = Duration.seconds(2)

  /// The most submissions of a task.
  let chunkSize: Int
  /// The most tasks of an array.
  let mostTasks: Int
  /// So many are with Slurm at most; a chunk that is not full waits while more than half of them are.
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

  /// Takes out the chunks of the next array, if it is time for one.
  ///
  /// - Parameter open: How many submissions are with Slurm.
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
