/// What Slurm says of one task of an array.
struct SlurmTask: Equatable, Sendable {
  /// Which task it is: `17_3` is the third one of array 17.
  struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The array's number.
    let array: String
    /// Counted from 1.
    let number: Int

    var description: String { "\(array)_\(number)" }
  }

  /// What `squeue` is asked to print of a task.
  static let format = "%i|%T|%r|%N"

  let id: ID
  /// Slurm's word, such as `RUNNING` (squeue(1), "JOB STATE CODES").
  let state: String
  /// Why it is in this state, in a word of Slurm's.
  let reason: String
  /// Where it runs, or ran; nil if it has not begun.
  let node: String?

  /// What a line says that `squeue --array` has printed in this format; nil for any other line.
  init?(line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    let id = fields[0].split(separator: "_")
    guard id.count == 2, let number = Int(id[1]) else { return nil }
    self.id = ID(array: String(id[0]), number: number)
    (state, reason) = (fields[1], fields[2])
    node = fields[3].isEmpty ? nil : fields[3]
  }

  /// Whether it was ever begun, as far as its state tells.
  var hasBegun: Bool { state != "PENDING" }

  /// How it has ended; nil if it is there, or will be taken up again, and for words that are not known.
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

  /// Why it does not begin, or go on, where waiting alone may not help: in Slurm's word.
  var obstacle: String? {
    switch state {
    case "PENDING": Self.passing.contains(reason) ? nil : reason
    case "REQUEUE_HOLD", "SPECIAL_EXIT", "RESV_DEL_HOLD", "SUSPENDED", "STOPPED": state
    default: nil
    }
  }

  /// Reasons for which each task waits at times.
  private static let passing: Set = [
    "None", "Priority", "Resources", "BeginTime", "Cleaning", "JobArrayTaskLimit",
  ]
}
