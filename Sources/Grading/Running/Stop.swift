import CourseModel
import Execution
import Glibc
import Messages

/// The limit that ended a process, if one did.
///
/// From outside, the kernel or the executor tells which limit it enforced. But a process that has
/// no memory, threads or descriptors left only gets an error from the kernel, and ends in its own
/// way. Then its resource usage at that moment (`Usage` of the suite runner) shows which limit it
/// had reached. The process could forge this, but none of the results is a pass.
struct Stop: Equatable {
  /// The limit of open descriptors of a run.
  static let openFiles = 256
  /// The limit that the suite runner sets itself (`Privileges`), minus a margin for being near it.
  private static let threads = 192 - 8
  /// The distance from the memory limit, in bytes, at which the next larger allocation is refused.
  private static let memoryMargin = 64 << 20

  /// A limit that was reached.
  private enum Limit: Equatable {
    /// The time that the check had, in seconds, and whether that is less than the limit.
    case time(Double, isCut: Bool)
    case processor
    case output(megabytes: Int)
    case threads(Int)
    case files
    case memory(megabytes: Int)
  }

  private let limit: Limit

  /// - Parameters:
  ///   - lines: The lines from the channel that were not records.
  ///   - checkSeconds: The time that a check had. It is less than the limit after another check has
  ///     used up the limit; nil means the limit.
  /// - Returns: nil if it was not a limit but a crash.
  init?(
    _ completion: Completion, lines: [String], limits: Exercise.Limits,
    after checkSeconds: Double? = nil
  ) {
    switch completion.termination {
    case .deadlinePassed:
      let given = checkSeconds ?? limits.checkSeconds
      limit = .time(given, isCut: given < limits.checkSeconds)
    case .signalled(SIGXCPU):
      limit = .processor
    case .outputExceeded:
      limit = .output(megabytes: limits.floodBytes >> 20)
    default:
      let usage = Usage(lines)
      if usage.threads >= Self.threads {
        limit = .threads(usage.threads)
      } else if usage.hasSpentDescriptors {
        limit = .files
      } else if usage.peakBytes > limits.memoryBytes - Self.memoryMargin
        || Self.wasRefusedMemory(completion, lines)
      {
        limit = .memory(megabytes: limits.memoryBytes >> 20)
      } else {
        return nil
      }
    }
  }

  var status: CheckStatus {
    switch limit {
    case .time, .processor: .timedOut
    case .output: .tooMuchOutput
    case .threads: .tooManyThreads
    case .files: .tooManyFiles
    case .memory: .outOfMemory
    }
  }

  /// Whether the runtime ended the process because an allocation was refused, however much memory
  /// was left. The runtime reports that without a place, which `fatalError` has. A program that
  /// prints such a line itself but crashes otherwise lacks the frame of the allocator.
  private static func wasRefusedMemory(_ completion: Completion, _ lines: [String]) -> Bool {
    let errors = completion.errorText.suffix(1 << 16).split(separator: "\n")
    guard errors.contains(where: { $0.hasPrefix("Fatal error: failed to allocate ") }) else {
      return false
    }
    return lines.isEmpty
      || lines.contains { $0.contains("(swift_alloc") || $0.contains("(swift_slowAlloc") }
  }

  /// Two sentences for the learner.
  func message(at place: String?) -> Message {
    // Translators: The subject of the sentences about a limit; “it” is the learner's program.
    let subject =
      place.map { Message("Your code, at \($0, "place"),", context: "limit") }
      ?? Message("It", context: "limit")
    switch limit {
    case .time(let given, isCut: false):
      return Message(
        """
        \(subject, "subject") was still running after \(seconds(given), "time") and was stopped. \
        Look for a loop that does not end, or a wait for something that never comes.
        """)
    case .time(let given, isCut: true):
      return Message(
        """
        \(subject, "subject") was still running after \(seconds(given), "time") and was stopped. It \
        had less time because another check had run out of time before. Look for a loop that does \
        not end, or a wait for something that never comes.
        """)
    case .processor:
      return Message(
        """
        \(subject, "subject") used more time of the processor than all checks may and was stopped. \
        Look for a loop that does not end, perhaps in several threads.
        """)
    case .output(let megabytes):
      return Message(
        """
        \(subject, "subject") printed \(megabytes, "number") MB or more and was stopped. Look for \
        a print in a loop that does not end.
        """)
    case .threads(let threads):
      return Message(
        """
        \(subject, "subject") had \(threads, "number") threads, which is all it may and was \
        stopped. Look for threads or queues that are made and never end.
        """)
    case .files:
      return Message(
        """
        \(subject, "subject") had \(Self.openFiles, "number") files open, which is all it may and \
        was stopped. Close each when it is no longer needed.
        """)
    case .memory(let megabytes):
      return Message(
        """
        \(subject, "subject") asked for more memory than \(megabytes, "number") MB and was \
        stopped. Look for a collection that grows without end, or one that is far too large.
        """)
    }
  }

  /// The values that we read from /proc/self/status.
  private struct Usage {
    var peakBytes = 0
    var threads = 0
    var hasSpentDescriptors = false

    init(_ lines: [String]) {
      guard let start = lines.lastIndex(of: "#usage") else { return }
      for line in lines[start...] {
        let words = line.split(whereSeparator: \.isWhitespace)
        switch words.first {
        case "VmPeak:" where words.count > 1: peakBytes = (Int(words[1]) ?? 0) << 10
        case "Threads:" where words.count > 1: threads = Int(words[1]) ?? 0
        case "#descriptors": hasSpentDescriptors = true
        default: break
        }
      }
    }
  }
}

extension Limits {
  /// Lets a run print freely and keeps a part of the output. Only a flood ends the run.
  mutating func allowOutput(of exercise: Exercise) {
    keptBytes = exercise.limits.outputBytes
    outputBytes = exercise.limits.floodBytes - 1
  }
}

extension Toolset {
  /// A command that runs a program, confined, within the limits of a check except those of time. It
  /// can read these folders, the grader's support and the system's libraries, and can write
  /// nowhere.
  func command(
    running program: String, of exercise: Exercise, reading folders: [String],
    environment: [String: String] = [:]
  ) -> Command {
    let own = ["HOME": "/tmp", "SWIFT_BACKTRACE": "enable=no"]
    var command = Command(program, [], environment: own.merging(environment) { _, new in new })
    command.readable =
      toolchain.readableForRunning + [support.folder.path] + folders + given.folders
    command.limits.memoryBytes = exercise.limits.memoryBytes
    command.limits.allowOutput(of: exercise)
    command.limits.openFiles = Stop.openFiles
    command.limits.scratchBytes = 0
    return command
  }
}
