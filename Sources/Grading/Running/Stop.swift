import CourseModel
import Execution
import Glibc

/// Which limit ended a process, if one did.
///
/// Outside, the kernel says which limit it enforced, or the executor knows. A process that is out
/// of memory, threads or descriptors only gets an error from the kernel and then ends in its own
/// way: what it used at that moment (`Usage` of the suite runner) says that it was at a limit. This
/// is a claim, as all that it says; but none of the answers is a pass.
struct Stop: Equatable {
  /// Open descriptors of a run.
  static let openFiles = 256
  /// The limit that the suite runner sets itself (`Privileges`), and what counts as near it.
  private static let threads = 192 - 8
  /// So close to its limit, the next larger piece of memory is refused, in bytes.
  private static let memoryMargin = 64 << 20

  let status: CheckStatus
  private let cause: String
  private let advice: String

  /// - Parameters:
  ///   - lines: What came through the channel and was no record.
  ///   - checkSeconds: How long a check could take: less than the limit once another one has used that
  ///     up; nil is the limit.
  /// - Returns: nil if it was no limit: a crash.
  init?(
    _ completion: Completion, lines: [String], limits: Exercise.Limits,
    after checkSeconds: Double? = nil
  ) {
    switch completion.termination {
    case .deadlinePassed:
      let limit = limits.checkSeconds
      let given = checkSeconds ?? limit
      let rest = given < limit ? ", when another check had used up its \(seconds(limit))," : ""
      (status, cause) = (.timedOut, "was still running after \(seconds(given))\(rest)")
      advice = "Look for a loop that does not end, or a wait for something that never comes."
    case .signalled(SIGXCPU):
      (status, cause) = (.timedOut, "used more time of the processor than all checks may")
      advice = "Look for a loop that does not end, perhaps in several threads."
    case .outputExceeded:
      (status, cause) = (.tooMuchOutput, "printed \(limits.floodBytes >> 20) MB or more")
      advice = "Look for a print in a loop that does not end."
    default:
      let usage = Usage(lines)
      if usage.threads >= Self.threads {
        (status, cause) = (.tooManyThreads, "had \(usage.threads) threads, which is all it may")
        advice = "Look for threads or queues that are made and never end."
      } else if usage.hasSpentDescriptors {
        (status, cause) = (.tooManyFiles, "had \(Self.openFiles) files open, which is all it may")
        advice = "Close each when it is no longer needed."
      } else if usage.peakBytes > limits.memoryBytes - Self.memoryMargin
        || Self.wasRefusedMemory(completion, lines)
      {
        (status, cause) = (
          .outOfMemory, "asked for more memory than \(limits.memoryBytes >> 20) MB"
        )
        advice = "Look for a collection that grows without end, or one that is far too large."
      } else {
        return nil
      }
    }
  }

  /// Whether the runtime ended the process because it was refused a piece of memory, however much
  /// was left. The runtime says so without a place, which `fatalError` has; and whoever writes such
  /// a line, but crashes otherwise, has no such frame.
  private static func wasRefusedMemory(_ completion: Completion, _ lines: [String]) -> Bool {
    let errors = completion.errorText.suffix(1 << 16).split(separator: "\n")
    guard errors.contains(where: { $0.hasPrefix("Fatal error: failed to allocate ") }) else {
      return false
    }
    return lines.isEmpty
      || lines.contains { $0.contains("(swift_alloc") || $0.contains("(swift_slowAlloc") }
  }

  /// Two sentences for the learner.
  func message(at place: String?) -> String {
    let subject = place.map { "Your code, at \($0)," } ?? "It"
    return "\(subject) \(cause) and was stopped. \(advice)"
  }

  /// Lines of /proc/self/status, as far as they are read here.
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
  /// Lets a run print what it likes, of which a part is kept; only a flood ends it.
  mutating func allowOutput(of exercise: Exercise) {
    keptBytes = exercise.limits.outputBytes
    outputBytes = exercise.limits.floodBytes - 1
  }
}
