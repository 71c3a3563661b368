/// What became of one check.
package enum CheckStatus: String, Codable, Sendable, CaseIterable {
  /// It ran to its end and found nothing wrong.
  case passed
  /// It ran to its end and found something wrong.
  case failed
  /// The process ended while it ran: a trap, a signal, an exit.
  case crashed
  /// It was still running at its limit, of wall or of CPU time.
  case timedOut
  /// The process ended for want of memory.
  case outOfMemory
  /// It printed more than it may.
  case tooMuchOutput
  /// The process ended for want of threads.
  case tooManyThreads
  /// The process ended for want of file descriptors.
  case tooManyFiles
  /// It may have run, but its process interfered with the way by which checks report.
  case untrusted
  /// It found nothing wrong, but what it is about has not been written yet (`Check.needs`).
  case pending
  /// It never ran, because there was nothing to run it against.
  case notRun

  /// Whether something is wrong, as far as this check can tell.
  package var isWrong: Bool {
    switch self {
    case .passed, .pending, .notRun: false
    case .failed, .untrusted: true
    case .crashed, .timedOut, .outOfMemory, .tooMuchOutput, .tooManyThreads, .tooManyFiles: true
    }
  }

  /// Whether the check took its process down, or was stopped with it.
  package var endedProcess: Bool {
    switch self {
    case .passed, .failed, .untrusted, .pending, .notRun: false
    case .crashed, .timedOut, .outOfMemory, .tooMuchOutput, .tooManyThreads, .tooManyFiles: true
    }
  }
}

/// What became of one submission.
package enum ReportStatus: String, Codable, Sendable, CaseIterable {
  /// Every check passed.
  case passed
  /// It compiled; at least one check did not pass.
  case failed
  /// The compiler refused it, or declarations that the exercise asks for are missing.
  case doesNotCompile
  /// It was refused before anything of it was run.
  case rejected
  /// The grader could not judge it. Never a zero: it has to be graded again.
  case errored
  /// There is nothing to judge: somebody on the list of a class has handed nothing in.
  case missing

  /// Whether it says how many points there are; else there are none rather than zero.
  package var isJudged: Bool {
    switch self {
    case .passed, .failed, .doesNotCompile, .rejected: true
    case .errored, .missing: false
    }
  }
}
