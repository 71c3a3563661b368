import Checking
import Instruments
import MiniCocoa
import Synchronization
import Testing

import class Batches.BatchingReceptionist

/// The values of a story: those that messages show, or others.
struct Cast {
  /// Six, all different, that are wanted.
  let values: [Double]
  /// One that is not.
  let unwanted: Double
  let interval: Duration
  /// Whether these are the values that messages show.
  let isKnown: Bool

  static var known: Cast {
    Cast(values: [21, 24, 19, 23, 26, 22], unwanted: 999, interval: .seconds(1), isKnown: true)
  }

  static var random: Cast {
    Cast(
      values: (-40..<60).shuffled().prefix(6).map { Double($0) + .random(in: 0.1...0.9) },
      unwanted: .random(in: 100...1_000), interval: .seconds(4 * .random(in: 1...9)),
      isKnown: false)
  }

  subscript(index: Int) -> Double { values[index] }

  /// A value for a message; only the story's values appear in it.
  func quoted(_ value: Double) -> String {
    values.contains(value) || value == unwanted ? "\(Int(value))" : "another value"
  }

  /// A batch in a message: [21, 24].
  func quoted(_ batch: [Double]) -> String {
    "[\(batch.prefix(9).map(quoted).joined(separator: ", "))]"
  }

  /// The values that a task got, in a message.
  func quoted(_ batches: [[Double]]) -> String {
    switch batches.count {
    case 0: "nothing"
    case 1: quoted(batches[0])
    default: batches.prefix(9).map(quoted).joined(separator: ", then ")
    }
  }
}

/// The values that a task got, and where.
final class Notebook: Sendable {
  private let entries = Mutex<[(batch: [Double], queue: OperationQueue?)]>([])

  func write(_ batch: [Double]) {
    entries.withLock { $0.append((batch, OperationQueue.current)) }
  }

  var batches: [[Double]] { entries.withLock { $0.map(\.batch) } }

  /// Whether every batch arrived on this queue.
  func isAll(from queue: OperationQueue) -> Bool {
    entries.withLock { $0.allSatisfy { $0.queue === queue } }
  }
}

/// A suspended serial queue, a stopped clock, and a task that records its values.
final class Desk: Sendable {
  let cast: Cast
  let clock = ManualClock()
  let queue = OperationQueue()
  let notebook = Notebook()

  init(_ cast: Cast) {
    self.cast = cast
    queue.name = "screen"
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
  }

  /// A receptionist that accepts values below 100 and passes them to this desk's task.
  func receptionist(
    _ keeping: BatchingReceptionist.Keeping = .all,
    where isWanted: @escaping @Sendable (Double) -> Bool = { $0 < 100 }
  ) -> BatchingReceptionist {
    BatchingReceptionist(
      keeping: keeping, every: cast.interval, clock: clock, queue: queue, where: isWanted
    ) { [notebook] batch in notebook.write(batch) }
  }

  /// The number of waiting tasks.
  var waiting: Int { queue.operationCount }

  /// Turns the clock by quarters of an interval.
  func pass(quarters: Int) { clock.advance(by: cast.interval / 4 * quarters) }

  /// Turns the clock a little over the end of an interval.
  func passInterval() { pass(quarters: 5) }

  /// Runs what waits in the queue; returns all batches that the task has received so far.
  func told() -> [[Double]] {
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    queue.isSuspended = true
    return notebook.batches
  }
}

extension BatchingReceptionist {
  /// Several values, one after the other.
  func receive(all values: some Sequence<Double>) {
    for value in values { receive(value) }
  }
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice: with values that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  var complaint: String?
  _ = Misuse.recorded {
    guard before.allSatisfy({ $0(.known) == nil }) else { return leavesUnjudged() }
    complaint = story(.known)
    if complaint == nil, story(.random) != nil {
      complaint =
        "Your program is right with the task's values and interval, and wrong with others. It must "
        + "work with any values: did you write one of the task's into your code?"
    }
  }
  if let complaint { Issue.record(Comment(rawValue: complaint)) }
}

/// A number of tasks, in a sentence.
func tasks(_ count: Int) -> String {
  switch count {
  case 0: "no task"
  case 1: "one task"
  default: "\(count) tasks"
  }
}
