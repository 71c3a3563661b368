import Messages

/// The outcome of one check.
package enum CheckStatus: String, Codable, Sendable, CaseIterable {
  /// It ran to its end and found no fault.
  case passed
  /// It ran to its end and found a fault.
  case failed
  /// The process ended during the check: a trap, a signal, an exit.
  case crashed
  /// It was still running at its limit of wall time or CPU time.
  case timedOut
  /// The process ran out of memory.
  case outOfMemory
  /// It printed more than the limit.
  case tooMuchOutput
  /// The process ran out of threads.
  case tooManyThreads
  /// The process ran out of file descriptors.
  case tooManyFiles
  /// It may have run, but its process interfered with the channel by which checks report.
  case untrusted
  /// It found no fault, but the code it tests has not been written yet (`Check.needs`).
  case pending
  /// It never ran, because there was nothing to run it against.
  case notRun

  /// Whether the outcome indicates a fault.
  package var isWrong: Bool {
    switch self {
    case .passed, .pending, .notRun: false
    case .failed, .untrusted: true
    case .crashed, .timedOut, .outOfMemory, .tooMuchOutput, .tooManyThreads, .tooManyFiles: true
    }
  }

  /// Whether the check ended its process, or was stopped with it.
  package var endedProcess: Bool {
    switch self {
    case .passed, .failed, .untrusted, .pending, .notRun: false
    case .crashed, .timedOut, .outOfMemory, .tooMuchOutput, .tooManyThreads, .tooManyFiles: true
    }
  }
}

/// The verdict on one submission.
package enum ReportStatus: String, Codable, Sendable, CaseIterable {
  /// Every check passed.
  case passed
  /// It compiled; at least one check did not pass.
  case failed
  /// The compiler rejected it, or declarations that the exercise requires are missing.
  case doesNotCompile
  /// It was rejected before any of it ran.
  case rejected
  /// The grader could not judge it. This is never a zero: the submission must be graded again.
  case errored
  /// There is nothing to judge: a student on the class list has handed in nothing.
  case missing

  /// Whether it determines the number of points; without it there are none, rather than zero.
  package var isJudged: Bool {
    switch self {
    case .passed, .failed, .doesNotCompile, .rejected: true
    case .errored, .missing: false
    }
  }

  /// The verdict on a submission, in a word or two.
  package var word: Message {
    switch self {
    case .passed: Message("passed", context: "submission")
    case .failed: Message("not passed yet", context: "submission")
    case .doesNotCompile: Message("does not compile", context: "submission")
    case .rejected: Message("rejected", context: "submission")
    case .errored: Message("not judged", context: "submission")
    case .missing: Message("missing", context: "submission")
    }
  }
}
