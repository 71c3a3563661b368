import Foundation
import Glibc

/// How a command ended.
package enum Termination: Sendable, Equatable {
  case exited(Int32)
  case signalled(Int32)
  /// Killed: still running when its wall time was over.
  case deadlinePassed
  /// Killed: it wrote more than it may.
  case outputExceeded
}

/// What a command left when it and all its descendants were gone.
package struct Completion: Sendable {
  /// How it ended.
  package internal(set) var termination: Termination
  /// What it wrote; if that is more than is kept, its beginning and its end, and between
  /// them a line that says so.
  package let output: Data
  /// The same of standard error.
  package let errorOutput: Data
  /// Whether it wrote more than is kept.
  package var isCut = false
  /// Wall time from start to the last descendant's end.
  package let seconds: Double
  /// Whether it was killed although it had lacked the processors' time, more than is waited for:
  /// the machine had too much to do, so nobody knows how it would have ended.
  package internal(set) var wasStarved = false
  /// What the sandbox reported on itself; nil if it is none that reports.
  let sandboxStatus: Data?
  /// What it and its descendants have used of the processor, in seconds.
  package internal(set) var processorSeconds = 0.0

  /// Whether it ended by itself with the code 0.
  package var succeeded: Bool { termination == .exited(0) }
  /// Standard output as UTF-8.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as UTF-8.
  package var errorText: String { String(decoding: errorOutput, as: UTF8.self) }
}

extension Completion {
  /// The same, where a process that did not heed SIGXCPU, and so was ended by SIGKILL at the hard
  /// limit, is told from one that somebody killed; also if a shell passes that on.
  func naming(_ limits: Limits) -> Completion {
    guard [.signalled(SIGKILL), .exited(128 + SIGKILL)].contains(termination),
      let limit = limits.cpuSeconds, processorSeconds >= Double(limit)
    else { return self }
    var completion = self
    completion.termination = .signalled(SIGXCPU)
    return completion
  }
}
