import Foundation

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
  package internal(set) var termination: Termination
  package let output: Data
  package let errorOutput: Data
  /// Wall time from start to the last descendant's end.
  package let seconds: Double
  /// What the sandbox reported on itself.
  let sandboxStatus: Data

  package var succeeded: Bool { termination == .exited(0) }
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errorOutput, as: UTF8.self) }
}
