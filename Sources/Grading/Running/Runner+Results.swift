import CourseModel
import Execution
import Messages

extension Runner {
  /// The result of one check, from a process that has ended.
  ///
  /// - Throws: If the grader is at fault that there is no result.
  func result(
    of check: Check, _ run: Run, _ product: Product
  ) throws(GradingError) -> CheckResult {
    switch run.process.ending {
    case .complete: try resultOfEnd(of: check, run)
    case .broken: resultOfStop(of: check, run, product)
    case .untrusted: untrusted(check)
    case .loadFailed, .notStarted: throw failure(of: run)
    }
  }

  private func resultOfEnd(of check: Check, _ run: Run) throws(GradingError) -> CheckResult {
    let frame = run.process.frame
    if frame.skipped.contains(check.id) { return .skipped(check) }
    guard let ended = frame.ended.first(where: { $0.id == check.id }) else {
      // The suite was compiled by us; that it has the test and did not run it is not its doing.
      if run.process.hasFound(check.id) { return untrusted(check) }
      throw .checkNeverRan(exercise: exercise.name, check: check.id)
    }
    let said = ended.messages.filter { !$0.isEmpty }
    if ended.messages.isEmpty {
      if exercise.showsVerdicts, !ended.hasJudged {
        return CheckResult(check, .pending, seconds: ended.seconds)
      }
      var result = CheckResult(check, .passed, seconds: ended.seconds)
      // Beside a hidden test that passes, the output would only be that test's, and help no
      // learner.
      if exercise.shows(check) { result.printed = run.text(printedBy: check) }
      return result
    }
    return CheckResult(
      check, .failed, messages: said.map(Message.verbatim), seconds: ended.seconds,
      printed: run.text(printedBy: check))
  }

  /// The limit that ended a process; nil if it was none.
  func stop(of run: Run) -> Stop? {
    Stop(
      run.completion, lines: run.process.noise, limits: exercise.limits, after: run.checkSeconds)
  }

  private func resultOfStop(of check: Check, _ run: Run, _ product: Product) -> CheckResult {
    let stop = stop(of: run)
    let finder = CrashFinder(
      product: product, toolchain: tools.toolchain, executor: tools.executor)
    if let stop, stop.status == .timedOut {
      return CheckResult(
        check, .timedOut,
        messages: [stop.message(at: finder.standing(in: run.process, knowing: stands))],
        seconds: run.checkSeconds, printed: run.text(printedBy: check))
    }
    let crash = finder.crash(of: run.process, run.completion)
    var result = CheckResult(
      check, stop?.status ?? .crashed,
      messages: [stop?.message(at: crash.place) ?? crash.message], seconds: run.completion.seconds,
      printed: run.text(printedBy: check))
    if !crash.isAboutObjects { result.read = nil }
    return result
  }

  private func untrusted(_ check: Check) -> CheckResult {
    CheckResult(
      check, .untrusted,
      messages: [
        Message(
          """
          What this check found cannot be trusted, so it does not count: while it ran, something \
          reached for the way by which checks report. Your code needs no files, descriptors or \
          test library for this exercise: take out what uses them, and check again.
          """)
      ])
  }

  /// The reason why there is no result, through no fault of the submission.
  func failure(of run: Run) -> GradingError {
    if case .loadFailed(let reason) = run.process.ending {
      return .suiteDoesNotStart(exercise: exercise.name, reason: .verbatim(reason))
    }
    return .suiteDoesNotStart(
      exercise: exercise.name,
      // Translators: Why a suite did not start; the end is the system's words.
      reason: Message(
        """
        it ended before anything was loaded: \
        \("\(run.completion.termination) \(run.completion.errorText.suffix(500))", "end")
        """))
  }
}

extension CheckResult {
  private static let skippedMessage = Message(
    "This test was not run: it says itself that it is to be skipped.")

  /// The result of a test that skips itself, which is no pass.
  static func skipped(_ check: Check) -> CheckResult {
    CheckResult(check, .notRun, messages: [skippedMessage])
  }

  /// Whether it is of a test that has skipped itself.
  var isSkipped: Bool { status == .notRun && messages == [Self.skippedMessage] }
}
