import CourseModel
import Execution
import Foundation

/// Runs a suite against a product until every check has a result of its own.
///
/// The checks run one after the other in one process. What takes the process down loses only its
/// own result: it is marked, and the others go on in a new process without it.
struct Runner: Sendable {
  let exercise: Exercise
  let toolchain: Toolchain
  let support: Support
  let executor: Executor

  /// What running a suite came to.
  enum Outcome {
    /// A result for each check, in no particular order.
    case judged([CheckResult])
    /// The submission promises a symbol that it does not define.
    case notLoaded(symbol: String)
  }

  /// Runs these checks.
  ///
  /// - Throws: also when the suite does not start, or has no test for a check.
  func run(
    _ checks: [Check], of suite: SuiteCache.Suite, against product: Product
  ) throws(GradingError) -> Outcome {
    var results: [CheckResult] = []
    var waiting = checks
    while !waiting.isEmpty {
      let (attempt, completion) = try start(waiting, suite, product)
      if let symbol = missingSymbol(attempt, product) { return .notLoaded(symbol: symbol) }
      let ended = self.results(of: attempt, among: waiting)
      guard let guilty = try culprit(of: attempt, completion, among: waiting) else {
        return .judged(results + ended)
      }
      // Did an earlier check leave something behind that trapped later? Alone, it shows.
      if !ended.isEmpty, guilty.1 == .crashed {
        let suspects = [guilty.0] + waiting.filter { check in ended.contains { $0.id == check.id } }
        results += try alone(suspects, blaming: guilty.0, attempt, completion, suite, product)
        waiting.removeAll { check in suspects.contains(check) }
        continue
      }
      results += ended
      results.append(
        result(of: guilty.0, guilty.1, attempt, completion, product))
      waiting.removeAll { check in results.contains { $0.id == check.id } }
    }
    return .judged(results)
  }

  /// The symbol for want of which the submission could not be loaded. One of Swift's is not the
  /// student's fault: a library should have been loaded before.
  private func missingSymbol(_ attempt: Attempt, _ product: Product) -> String? {
    guard let reason = attempt.loadFailure,
      let match = reason.wholeMatch(of: /(.+): undefined symbol: ([^ ,]+).*/)?.output,
      match.1 == product.library, !match.2.hasPrefix("$s")
    else { return nil }
    return String(match.2)
  }

  // MARK: - One process

  private func start(
    _ checks: [Check], _ suite: SuiteCache.Suite, _ product: Product
  ) throws(GradingError) -> (Attempt, Completion) {
    let modules = suite.imports.union(product.imports)
    let preloaded = modules.sorted().compactMap(toolchain.library(ofModule:))
    var command = Command(
      support.runner,
      [configuration(running: checks)] + preloaded + [product.library, suite.library],
      environment: ["HOME": "/tmp", "SWIFT_BACKTRACE": "enable=no", "LD_BIND_NOW": "1"])
    let suiteFolder = URL(filePath: suite.library).deletingLastPathComponent().path
    command.readable =
      toolchain.readableForRunning + [support.folder.path, product.folder.path, suiteFolder]
    command.limits.memoryBytes = exercise.limits.memoryBytes
    command.limits.outputBytes = exercise.limits.outputBytes
    command.limits.fileBytes = 16 << 20
    let deadlines = Attempt.Deadlines(check: exercise.limits.checkSeconds)
    command.limits.wallSeconds = deadlines.start
    var attempt = Attempt(limits: deadlines)
    let completion = try executor.complete(command) { data, deadline in
      attempt.take(data, deadline: &deadline)
    }
    return (attempt, completion)
  }

  /// Swift Testing's configuration: these tests only, one after the other, silent.
  private func configuration(running checks: [Check]) -> String {
    let ids = checks.map(\.id).joined(separator: "|")
    return #"{"parallel":false,"verbosity":-2,"eventStreamVersionNumber":0,"filter":["/("#
      + ids + #")\\("]}"#
  }

  private func results(of attempt: Attempt, among checks: [Check]) -> [CheckResult] {
    checks.compactMap { check in
      guard let ended = attempt.ended.first(where: { $0.id == check.id }) else { return nil }
      let said = ended.messages.filter { !$0.isEmpty }
      return CheckResult(
        check, ended.messages.isEmpty ? .passed : .failed,
        messages: ended.messages.isEmpty || !said.isEmpty
          ? said : ["This does not hold yet: \(check.name)."],
        seconds: ended.seconds)
    }
  }

  // MARK: - Who ended it

  /// The check that ended the process before its time, and how; nil if all went well.
  private func culprit(
    of attempt: Attempt, _ completion: Completion, among checks: [Check]
  ) throws(GradingError) -> (Check, CheckStatus)? {
    if let reason = attempt.loadFailure {
      throw .suiteDoesNotStart(exercise: exercise.name, reason: reason)
    }
    let status: CheckStatus = completion.termination == .deadlinePassed ? .timedOut : .crashed
    if let id = attempt.inFlight {
      guard let check = checks.first(where: { $0.id == id }) else {
        throw .suiteDoesNotStart(exercise: exercise.name, reason: "it ran an unknown test '\(id)'")
      }
      return (check, status)
    }
    let missing = checks.first { check in !attempt.ended.contains { $0.id == check.id } }
    if attempt.finished {
      if let missing { throw .checkNeverRan(exercise: exercise.name, check: missing.id) }
      return nil
    }
    // Between two checks: what the last one left running ended it.
    guard let last = attempt.ended.last, let check = checks.first(where: { $0.id == last.id })
    else {
      throw .suiteDoesNotStart(
        exercise: exercise.name,
        reason: "it ended before its first check: "
          + "\(completion.termination) \(completion.errorText.suffix(500))")
    }
    return (check, status)
  }

  /// Each of these checks in a process of its own. If none of them comes to grief there, the one
  /// that was running when it happened is blamed.
  private func alone(
    _ checks: [Check], blaming suspect: Check, _ attempt: Attempt, _ completion: Completion,
    _ suite: SuiteCache.Suite, _ product: Product
  ) throws(GradingError) -> [CheckResult] {
    var results: [CheckResult] = []
    var found = false
    for check in checks {
      if found, check != suspect, attempt.ended.contains(where: { $0.id == check.id }) {
        results += self.results(of: attempt, among: [check])
        continue
      }
      let (attempt, completion) = try start([check], suite, product)
      if let guilty = try culprit(of: attempt, completion, among: [check]) {
        found = true
        results.append(result(of: check, guilty.1, attempt, completion, product))
      } else {
        results += self.results(of: attempt, among: [check])
      }
    }
    if !found {
      results.removeAll { $0.id == suspect.id }
      results.append(result(of: suspect, .crashed, attempt, completion, product))
    }
    return results
  }

  private func result(
    of check: Check, _ status: CheckStatus, _ attempt: Attempt, _ completion: Completion,
    _ product: Product
  ) -> CheckResult {
    if status == .timedOut {
      let limit = seconds(exercise.limits.checkSeconds)
      return CheckResult(
        check, .timedOut,
        messages: [
          "It was still running after \(limit) and was stopped. Look for a loop that does not "
            + "end, or a wait for something that never comes."
        ],
        seconds: exercise.limits.checkSeconds)
    }
    let finder = CrashFinder(product: product, toolchain: toolchain, executor: executor)
    return CheckResult(
      check, .crashed, messages: [finder.crash(of: attempt, completion).message],
      seconds: completion.seconds)
  }
}
