import Messages

/// The reason why a cluster has not judged its work. Never the submission's fault.
package enum ClusterFault: Equatable, Sendable {
  /// The way Slurm ended a task, as far as it affects what to do.
  package enum End: Equatable, Sendable {
    case outOfMemory
    case outOfTime
    case nodeFailed
    case cancelled
    /// Any other end, with Slurm's name for the state; nil if Slurm no longer knows the task.
    case other(String?)
  }

  /// A command of Slurm failed; its own words, which may be empty.
  case commandFailed(String, words: String)
  /// Slurm's commands exist, but no configuration says where Slurm is.
  case notConfigured
  /// This Slurm accepts no arrays; with its limit.
  case noArrays(maxArraySize: Int)
  /// A task ended without a judgement: its number, its node, and the last line of its output, as
  /// far as they are known.
  case taskEnded(String, End, node: String?, words: String)
  /// A node has another version of a part that affects verdicts, so it judged nothing.
  case otherJudge(JudgeIdentity.Part, node: String)
  /// A node could not read its work.
  case unreadable(String, reason: String)
  /// A failure that a node reported: a sentence for reports, and a description for graders.
  case onNode(sentence: String, description: String)

  /// A message about what happened and what to do.
  var message: Message {
    switch self {
    case .commandFailed(let command, ""): .slurmIsSilent(command)
    case .commandFailed(let command, let words): .slurmRefused(command, words: words)
    case .notConfigured: .slurmIsNotConfigured
    case .noArrays(let size): .slurmTakesNoArrays(maxArraySize: size)
    case .taskEnded(let task, let end, let node, let words): end.message(task, node, words)
    case .otherJudge(.program, let node): .otherProgram(on: node)
    case .otherJudge(.toolchain, let node): .otherToolchain(on: node)
    case .otherJudge(.exercise, let node): .otherExercise(on: node)
    case .unreadable(let path, let reason): .unreadableChunk(path, reason: reason)
    case .onNode(_, let description): .verbatim(description)
    }
  }

  /// The sentence for a report, which students read, if it differs from the message. Contains no
  /// path, and no words of a tool.
  var sentence: String {
    switch self {
    case .onNode(let sentence, _): sentence
    case .commandFailed, .notConfigured, .noArrays: "Slurm did not take what was to be judged"
    case .taskEnded(_, let end, _, _):
      end.english.map { "the task that was to judge it was ended by Slurm (\($0))" }
        ?? "the task that was to judge it is gone"
    case .otherJudge: "the machine that was to judge it has another version of the grader"
    case .unreadable: "the machine that was to judge it could not read it"
    }
  }
}

extension ClusterFault.End {
  fileprivate func message(_ task: String, _ node: String?, _ words: String) -> Message {
    let node = node ?? "?"
    return switch self {
    case .outOfMemory: .taskOutOfMemory(task, on: node)
    case .outOfTime: .taskOutOfTime(task, on: node)
    case .nodeFailed: .nodeFailed(task, on: node)
    case .cancelled: .taskCancelled(task)
    case .other(nil): .taskUnknown(task)
    case .other(let state?): .taskEnded(task, state: state, on: node, words: words)
    }
  }

  /// Slurm's name for it; nil if there is none.
  fileprivate var english: String? {
    switch self {
    case .outOfMemory: "OUT_OF_MEMORY"
    case .outOfTime: "TIMEOUT"
    case .nodeFailed: "NODE_FAIL"
    case .cancelled: "CANCELLED"
    case .other(let state): state
    }
  }
}
