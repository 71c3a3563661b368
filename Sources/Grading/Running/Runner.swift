import CourseModel
import Execution
import Foundation
import Glibc
import Messages
import SwiftSources
import Synchronization

/// Runs a suite against a product until every check has a result.
///
/// The checks run one after the other in one process, unless the product can carry state from one
/// to the next. The grader believes only a process with a proper end; after any other, each check
/// runs in a separate process.
struct Runner: Sendable {
  let exercise: Exercise
  let tools: Toolset
  /// The number of checks that may run at the same time, each in a separate process; at least 1.
  let processes: Int
  /// Called when it is known how the next run will begin; nil if nothing prepares it.
  var warmStart: WarmStart?
  /// Called for a check that has run out of time while others are still to run; nil if nobody waits
  /// for them.
  var found: (@Sendable (CheckResult) -> Void)?
  /// The places of checks whose time was over.
  let stands = Stands()

  /// A process that has ended.
  struct Run {
    let process: RunProcess
    let completion: Completion
    /// The time limit of each check, in seconds.
    let checkSeconds: Double
    private let printed: [String: Data]

    init(process: RunProcess, completion: Completion, checkSeconds: Double) {
      self.process = process
      self.completion = completion
      self.checkSeconds = checkSeconds
      printed = process.printed.pieces(of: completion.output)
    }

    /// The output of this check, as a learner may read it; nil if there is none.
    func text(printedBy check: Check) -> String? {
      printed[check.id].flatMap(PrintedText.text)
    }

    var isKilled: Bool { completion.termination == .signalled(SIGKILL) }
  }

  /// Runs these checks. Returns a result for each, in no particular order.
  ///
  /// - Throws: also when the suite does not start, or has no test for a check.
  func run(
    _ checks: [Check], of suite: SuiteCache.Suite, against product: Product
  ) throws(GradingError) -> Result<[CheckResult], LoadFailure> {
    if product.keepsState {
      // The first run shows whether it loads.
      guard let first = checks.first else { return .success([]) }
      let run = try start([first], suite, product)
      if let failure = loadFailure(of: run.process, product) { return .failure(failure) }
      let known = isLate(run) && hasNotBegun(run) ? run : nil
      let result = try result(of: first, run, product)
      if isLate(run) { found?(result) }
      let rest = try results(
        ofEach: Array(checks.dropFirst()), suite, product, knowing: known, inHaste: isLate(run))
      return .success([result] + rest)
    }
    let run = try start(checks, suite, product)
    if let failure = loadFailure(of: run.process, product) { return .failure(failure) }
    if run.process.ending == .complete {
      return .success(
        try checks.map { check throws(GradingError) in
          try result(of: check, run, product)
        })
    }
    return .success(try separated(checks, after: run, suite, product))
  }

  /// The reason why the submission prevents itself, or the suite, from loading, if it is at fault.
  /// It is loaded before this machine has shown that it can load anything.
  func loadFailure(of process: RunProcess, _ product: Product) -> LoadFailure? {
    guard case .loadFailed(let reason) = process.ending else { return nil }
    return LoadFailure(reason, of: product)
  }

  // MARK: - One process

  /// - Parameter haste: How long each check may take if another one of this program has timed out, in
  ///   seconds; nil if none has.
  func start(
    _ checks: [Check], _ suite: SuiteCache.Suite, _ product: Product, isListing: Bool = false,
    haste: Double? = nil
  ) throws(GradingError) -> Run {
    let order = order(for: checks, suite, product, isListing: isListing)
    var command = command(for: order, suite, product)
    command.askingSignal = SIGUSR2
    if haste == nil { warmStart?.expect(command, running: product.folder.path) }
    let limit = exercise.limits.checkSeconds
    let deadlines = RunProcess.Deadlines(check: min(limit, haste ?? limit))
    let run = try complete(command, order, deadlines)
    guard run.isKilled, !exercise.admission.allows(.system) else { return run }
    // No code in the process could have done it (`SystemCallFilter.running`): the kill came from
    // outside, such as a kernel that is out of memory, and that may have passed.
    let second = try complete(command, order, deadlines)
    // Translators: What failed.
    if second.isKilled { throw .killed(step: Message("checking the submission", context: "step")) }
    return second
  }

  /// The order for a process that runs these checks.
  func order(
    for checks: [Check], _ suite: SuiteCache.Suite, _ product: Product, isListing: Bool = false
  ) -> RunOrder {
    let needed =
      suite.imports.filter { !tools.given.has($0) }
      .compactMap(tools.toolchain.library(ofModule:))
      + (product.libraries + tools.given.libraries)
      .compactMap(tools.toolchain.library(linkedBy:))
    return RunOrder(
      checks: checks.map(\.id), open: Set(checks.filter(exercise.shows).map(\.id)),
      naming: exercise.package == nil ? .functions : .paths,
      isSerial: isSerial, isListing: isListing,
      suite: suite.module,
      libraries: Set(needed).sorted()
        + (product.needsSafeFoundation ? [tools.support.safeFoundation] : [])
        + tools.given.paths + [product.library, suite.library],
      product: product.library)
  }

  /// Whether the tasks of a check take turns. Tests for XCTest block their thread while they wait
  /// for other tasks, so those need other threads.
  private var isSerial: Bool {
    !exercise.admission.allows(.concurrency) && !tools.given.has("XCTest")
  }

  /// The process that does so.
  func command(
    for order: RunOrder, _ suite: SuiteCache.Suite, _ product: Product
  ) -> Command {
    let suiteFolder = URL(filePath: suite.library).deletingLastPathComponent().path
    var command = tools.command(
      running: tools.support.runner, of: exercise, reading: [product.folder.path, suiteFolder],
      environment: [
        "LD_BIND_NOW": "1",
        // Each heap reserves 64 MB of addresses, and there is one for each thread of a big machine.
        "MALLOC_ARENA_MAX": "2",
      ].merging(exercise.package?.environment ?? [:]) { own, _ in own })
    command.input = order.input
    command.limits.cpuSeconds = processorSeconds(for: order.checks.count)
    command.limits.wallSeconds = RunProcess.Deadlines(check: exercise.limits.checkSeconds).start
    command.systemCalls = exercise.admission.allows(.system) ? .runningWithSignals : .running
    return command
  }

  private func complete(
    _ command: Command, _ order: RunOrder, _ deadlines: RunProcess.Deadlines
  ) throws(GradingError) -> Run {
    var process = RunProcess(order, limits: deadlines)
    let completion = try tools.executor.complete(command) { data, deadline in
      process.take(data, deadline: &deadline)
    }
    return Run(process: process, completion: completion, checkSeconds: deadlines.check)
  }

  /// The time limit of a check, in seconds, after another check of the same program has timed out.
  ///
  /// Otherwise the grader would wait many times for a loop that many checks run into. An ordinary check
  /// takes far less (20 ms, where the limit is 2 s), and a crash still has the time to report its place.
  private var hastySeconds: Double { max(0.5, exercise.limits.checkSeconds * 0.15) }

  /// The same for each of `count` checks, when somebody waits for the verdict: together they get
  /// some 1.6 s, as long as that is several times what an ordinary check takes.
  private func hastySeconds(for count: Int) -> Double {
    guard found != nil else { return hastySeconds }
    let share = Self.waitingSeconds * Double(processes) / Double(max(1, count)) - Self.startSeconds
    let seconds = min(hastySeconds, max(0.15, exercise.limits.checkSeconds * 0.075, share))
    return (seconds * 100).rounded() / 100  // learners read it
  }

  /// The time that the learner may wait for the other checks when one has timed out, in seconds.
  private static let waitingSeconds = 1.6
  /// The time that a process with one check takes beside the check, in seconds.
  private static let startSeconds = 0.05

  /// The processor time for all checks together, on any number of threads: as much as one thread
  /// could use.
  private func processorSeconds(for count: Int) -> Int {
    let start = 20.0
    return Int((start + Double(count) * exercise.limits.checkSeconds).rounded(.up))
  }

  // MARK: - A process for each check

  /// Results of these checks, each from a separate process, because their common one (`run`) had no
  /// proper end.
  private func separated(
    _ checks: [Check], after run: Run, _ suite: SuiteCache.Suite, _ product: Product
  ) throws(GradingError) -> [CheckResult] {
    let suspects = try self.suspects(of: run, among: checks)
    // They would only be waited for once more, and be late again.
    let late = suspects.filter { _ in isLate(run) }
    let known = try late.map { check throws(GradingError) in try result(of: check, run, product) }
    if let first = known.first { found?(first) }
    let rest = try results(
      ofEach: checks.filter { !late.contains($0) }, suite, product, inHaste: isLate(run))
    if !late.isEmpty { return known + rest }
    if rest.contains(where: { ![.passed, .failed].contains($0.status) }) { return rest }
    // Each check passes alone, so blame those that were running when the common process died.
    let blamed = try suspects.map { check throws(GradingError) in
      try result(of: check, run, product)
    }
    return blamed + rest.filter { result in !blamed.contains { $0.id == result.id } }
  }

  /// Results of these checks, each from a separate process, unless a `known` run decides all of
  /// them.
  private func results(
    ofEach checks: [Check], _ suite: SuiteCache.Suite, _ product: Product,
    knowing known: Run? = nil, inHaste: Bool
  ) throws(GradingError) -> [CheckResult] {
    let isHasty = Atomic(inHaste)
    let results = Mutex([CheckResult?](repeating: nil, count: checks.count))
    let hurried = Mutex<[Int]>([])
    let haste = hastySeconds(for: checks.count)
    try inParallel(checks.count, threads: processes) { index throws(GradingError) in
      let check = checks[index]
      let run: Run
      if let known {
        run = known
      } else {
        let inHaste = isHasty.load(ordering: .relaxed)
        run = try start([check], suite, product, haste: inHaste ? haste : nil)
        if isLate(run), inHaste { hurried.withLock { $0.append(index) } }
        if isLate(run) { isHasty.store(true, ordering: .relaxed) }
      }
      let result = try result(of: check, run, product)
      results.withLock { $0[index] = result }
      if known == nil, result.status == .timedOut { found?(result) }
    }
    let again = hurried.withLock(\.self)
    if haste < hastySeconds, again.count <= processes {
      // So few may only be slower than an ordinary check: there is time to let them end.
      try inParallel(again.count, threads: processes) { number throws(GradingError) in
        let check = checks[again[number]]
        let run = try start([check], suite, product, haste: hastySeconds)
        let result = try result(of: check, run, product)
        results.withLock { $0[again[number]] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// The checks that may have kept their process from a proper end.
  private func suspects(
    of run: Run, among checks: [Check]
  ) throws(GradingError) -> [Check] {
    switch run.process.ending {
    case .untrusted(let id), .broken(let id): checks.filter { id == nil || $0.id == id }
    case .complete: []
    case .loadFailed, .notStarted: throw failure(of: run)
    }
  }

  /// Whether the process ended before its first check: code that hangs while it is loaded does so
  /// for every check.
  private func hasNotBegun(_ run: Run) -> Bool { run.process.ending == .broken(during: nil) }

  private func isLate(_ run: Run) -> Bool {
    if case .broken = run.process.ending { stop(of: run)?.status == .timedOut } else { false }
  }
}

/// The reason why a submission, or a suite beside it, could not be loaded, if that is the
/// submission's fault.
///
/// All that it needs from others was loaded before, and it was compiled against the same modules as
/// the suite. So anything that is missing is missing because of how it was written.
struct LoadFailure: Error, Equatable {
  /// The sentence for the learner.
  let sentence: Message

  /// - Parameter reason: The dynamic linker's message.
  /// - Returns: nil if it is not a submission's fault.
  init?(_ reason: String, of product: Product) {
    if let match = reason.wholeMatch(of: /(.+?): undefined symbol: ([^\s,]+).*/)?.output {
      let symbol = String(match.2)
      guard match.1 == product.library || Self.isNamed(symbol, of: product.module) else {
        return nil
      }
      sentence = Self.sentence(missing: symbol)
    } else if reason.hasPrefix(product.library + ": "), !reason.contains("cannot open") {
      // It exists, and is too large for its process, or invalid for the linker.
      sentence = Message(
        """
        It compiles, but cannot be loaded: its constants and variables may need more memory than \
        there is. Make large ones smaller, or compute what they hold.
        """)
    } else {
      return nil
    }
  }

  private static func sentence(missing symbol: String) -> Message {
    guard let text = LibrarySymbol(symbol)?.text else {
      return Message(
        """
        It compiles, but does not run: it says that somebody else defines \
        '\(symbol.forLearners(limit: 200), "symbol")', and nobody does.
        """)
    }
    return Message(
      """
      It compiles, but does not run: '\(text.forLearners(limit: 200), "name")' is declared, and \
      cannot be found by whoever uses it. Declare it as the stub does.
      """)
  }

  /// Whether a symbol names this module (swift: docs/ABI/Mangling.rst, "Identifiers"). Names may be
  /// abbreviated if their words occurred before.
  private static func isNamed(_ symbol: String, of module: String) -> Bool {
    symbol.contains("\(module.utf8.count)\(module)")
      || LibrarySymbol(symbol)?.text.contains("\(module).") == true
  }
}

struct FoundTest {
  let test: Record.TestName
  /// The author's name for it; nil if it only has its function's.
  let title: String?
}

extension Runner {
  /// The tests of a suite, found by loading it beside a product without running it.
  func tests(
    of suite: SuiteCache.Suite, against product: Product
  ) throws(GradingError) -> Result<[FoundTest], LoadFailure> {
    let run = try start([], suite, product, isListing: true)
    if let failure = loadFailure(of: run.process, product) { return .failure(failure) }
    guard run.process.ending == .complete else { throw failure(of: run) }
    return .success(run.process.frame.found.map { FoundTest(test: $0.test, title: $0.title) })
  }
}
