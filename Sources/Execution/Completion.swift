import Foundation
import Glibc

/// The end of a command.
package enum Termination: Sendable, Equatable {
  case exited(Int32)
  case signalled(Int32)
  /// Killed at its limit of wall time.
  case deadlinePassed
  /// Killed because it wrote more than the limit.
  case outputExceeded
}

/// The result of a command after it and all its descendants have ended.
package struct Completion: Sendable {
  /// The end of the command.
  package internal(set) var termination: Termination
  /// Standard output; beyond the limit, its beginning and end, with a remark between them.
  package let output: Data
  /// Standard error, in the same way.
  let errorOutput: Data
  /// Whether it wrote more than is kept.
  package var isCut = false
  /// Wall time from its start to the end of the last descendant.
  package let seconds: Double
  /// Whether it was killed after lacking processor time for longer than the allowed patience: the
  /// machine was overloaded, so its own behavior is unknown.
  package internal(set) var wasStarved = false
  /// The sandbox's report on itself; nil if it doesn't report.
  let sandboxStatus: Data?
  /// The processor time that it and its descendants used, in seconds.
  package internal(set) var processorSeconds = 0.0

  /// Whether it exited with code 0.
  package var succeeded: Bool { termination == .exited(0) }
  /// Standard output as UTF-8.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as UTF-8.
  package var errorText: String { String(decoding: errorOutput, as: UTF8.self) }

  /// Changes SIGKILL to SIGXCPU if the process ignored SIGXCPU and the kernel killed it at the hard
  /// limit, as opposed to a kill by another process. Also applies if a shell passes the signal on.
  func naming(_ limits: Limits) -> Completion {
    guard [.signalled(SIGKILL), .exited(128 + SIGKILL)].contains(termination),
      let limit = limits.cpuSeconds, processorSeconds >= Double(limit)
    else { return self }
    var completion = self
    completion.termination = .signalled(SIGXCPU)
    return completion
  }
}
