import Messages

/// Why a cluster has not judged what it was given. Never the submission's fault.
package enum ClusterFault: Equatable, Sendable {
  /// How Slurm ended a task, as far as it decides what to do.
  package enum End: Equatable, Sendable {
    case outOfMemory
    case outOfTime
    case nodeFailed
    case cancelled
    /// Any other way, in Slurm's own word; nil if Slurm does not know the task any longer.
    case other(String?)
  }

  /// A command of Slurm's did not do its work; its own words, which may be none.
  case commandFailed(String, words: String)
  /// Slurm's commands are there, but nothing says where a Slurm is.
  case notConfigured
  /// A Slurm that takes no arrays; with its own limit.
  case noArrays(maxArraySize: Int)
  /// A task is over, and a judgement is missing: the task's number, its node, and the last line that it
  /// has written, as far as they are known.
  case taskEnded(String, End, node: String?, words: String)
  /// A node has another version of a part that decides what is judged, and so has judged nothing.
  case otherJudge(JudgeIdentity.Part, node: String)
  /// What a node was given cannot be read by it.
  case unreadable(String, reason: String)
  /// What a node has said itself: for reports, and for whoever grades.
  case onNode(sentence: String, description: String)

  /// What happened, and what to do.
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

  /// What a report says of it, which students read, if that is not the message; no path, and no words of
  /// a tool.
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

  /// Slurm's word for it; nil if there is none.
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
