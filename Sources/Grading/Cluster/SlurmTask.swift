/// The state of one task of an array, according to Slurm.
struct SlurmTask: Equatable, Sendable {
  /// The identity of a task: `17_3` is the third one of array 17.
  struct ID: Hashable, Sendable, CustomStringConvertible {
    let array: String
    /// Counted from 1.
    let number: Int

    var description: String { "\(array)_\(number)" }
  }

  /// The `squeue` format with the fields that we read.
  static let format = "%i|%T|%r|%N"

  let id: ID
  /// Slurm's name for the state, such as `RUNNING` (squeue(1), "JOB STATE CODES").
  let state: String
  /// Slurm's name for the reason of the state.
  let reason: String
  /// The node where it runs or ran; nil if it has not started.
  let node: String?

  /// Parses a line that `squeue --array` prints in this format; nil for any other line.
  init?(line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    let id = fields[0].split(separator: "_")
    guard id.count == 2, let number = Int(id[1]) else { return nil }
    self.id = ID(array: String(id[0]), number: number)
    (state, reason) = (fields[1], fields[2])
    node = fields[3].isEmpty ? nil : fields[3]
  }

  /// Whether it has ever started, as far as its state shows.
  var hasBegun: Bool { state != "PENDING" }

  /// How it ended. Nil if it runs, will be requeued, or has an unknown state.
  var end: ClusterFault.End? {
    switch state {
    case "OUT_OF_MEMORY": .outOfMemory
    case "TIMEOUT", "DEADLINE": .outOfTime
    case "NODE_FAIL", "BOOT_FAIL": .nodeFailed
    case "CANCELLED", "PREEMPTED", "REVOKED": .cancelled
    case "COMPLETED", "FAILED": .other(state)
    default: nil
    }
  }

  /// Slurm's reason why it does not start or continue, if waiting alone may not help.
  var obstacle: String? {
    switch state {
    case "PENDING": Self.passing.contains(reason) ? nil : reason
    case "REQUEUE_HOLD", "SPECIAL_EXIT", "RESV_DEL_HOLD", "SUSPENDED", "STOPPED": state
    default: nil
    }
  }

  /// Reasons for which any task may wait for a while.
  private static let passing: Set = [
    "None", "Priority", "Resources", "BeginTime", "Cleaning", "JobArrayTaskLimit",
  ]
}
