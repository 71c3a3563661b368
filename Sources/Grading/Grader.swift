import CourseModel
import Execution
import Foundation

/// Turns submissions for one exercise into reports.
package struct Grader: Sendable {
  package let exercise: Exercise
  let laboratory: Laboratory
  let support: Support
  private let compiler: Compiler
  /// Whether the support was made anew for what is graded: it is so once.
  private(set) var isRenewed = false

  /// A grader for this exercise; the first one of a toolchain takes some seconds to prepare.
  package init(for exercise: Exercise, in laboratory: Laboratory) throws(GradingError) {
    self.exercise = exercise
    self.laboratory = laboratory
    ScratchFolder.removeLeftovers()
    support = try laboratory.support()
    compiler = Compiler(toolchain: laboratory.toolchain, moduleCache: support.moduleCache)
  }

  /// The same grader, where another switch ends what runs; costs nothing, so that each check may
  /// have one of its own.
  package func cancelled(by cancellation: Cancellation) -> Grader {
    Grader(self, in: laboratory.cancelled(by: cancellation))
  }

  /// The same grader with the support as it has to be now.
  func renewed() throws(GradingError) -> Grader {
    var grader = try Grader(for: exercise, in: laboratory)
    grader.isRenewed = true
    return grader
  }

  private init(_ grader: Grader, in laboratory: Laboratory) {
    exercise = grader.exercise
    self.laboratory = laboratory
    support = grader.support
    compiler = grader.compiler
    isRenewed = grader.isRenewed
  }

  /// Judges what was handed in.
  ///
  /// - Parameter processes: How many checks may run at the same time, where each of them needs a
  ///   process of its own.
  /// - Throws: when it could not be judged, which says nothing about the submission; `cancelled`
  ///   when all that ran for it has ended and nothing is left of it.
  package func grade(
    _ intake: Intake, processes: Int = 1
  ) async throws(GradingError) -> Report {
    switch intake {
    case .refused(let name, let reason):
      return .unjudged(name, exercise, .rejected, message: reason)
    case .accepted(let submission):
      return try await grade(submission, processes)
    }
  }

  private func grade(
    _ submission: Submission, _ processes: Int
  ) async throws(GradingError) -> Report {
    let started = ContinuousClock.now
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    // The second core looks at what the compiler alone can tell.
    async let standing = onThread { () throws(GradingError) in
      try resultsOfStandingAlone(submission.files, in: scratch)
    }
    let trial = await onThread { () throws(GradingError) in
      try tryOut(submission.files, processes, in: scratch)
    }
    let alone = await standing
    guard let trial = try trial.get() else {
      return try await renewed().grade(submission, processes)
    }
    var report = try report(on: submission, trial, alone)
    // Part of it may be missing, such as the place of a crash.
    if laboratory.executor.cancellation.isCancelled { throw .execution(.cancelled) }
    report.ignored = submission.ignored
    report.seconds.total = (ContinuousClock.now - started) / .seconds(1)
    return report
  }

  private func report(
    on submission: Submission, _ trial: Trial, _ standing: Result<[CheckResult], GradingError>
  ) throws(GradingError) -> Report {
    switch trial {
    case .ran(let results, let diagnostics, let seconds):
      try .judged(
        submission, exercise, results: results + standing.get(), diagnostics: diagnostics,
        seconds: seconds)
    case .refused(let diagnostics, let message, let seconds):
      .unjudged(
        submission.name, exercise, .doesNotCompile, message: message, diagnostics: diagnostics,
        seconds: seconds)
    case .notAdmitted(let diagnostics, let seconds):
      .unjudged(
        submission.name, exercise, .rejected, message: AdmissionOffice.message,
        diagnostics: diagnostics, seconds: seconds)
    }
  }
}

extension Grader {
  /// What takes submissions for this exercise.
  package var reception: Reception {
    Reception(executor: laboratory.executor, module: exercise.name)
  }

  func reportCache() throws(GradingError) -> ReportCache {
    try ReportCache(cache: laboratory.cache, exercise: exercise, support: support)
  }
}

// MARK: - Build, suite, run

extension Grader {
  private enum Trial: Sendable {
    case ran([CheckResult], [Diagnostic], Report.Timing)
    case refused([Diagnostic], message: String?, Report.Timing)
    case notAdmitted([Diagnostic], Report.Timing)
  }

  var builder: Builder {
    Builder(
      exercise: exercise, compiler: compiler, support: support, executor: laboratory.executor,
      reader: laboratory.sourceReader)
  }

  var stage: Stage {
    Stage(
      exercise: exercise, compiler: compiler, support: support, executor: laboratory.executor,
      reader: laboratory.sourceReader)
  }

  /// Suites, for submissions that are compared with the solution that this closure builds, unless
  /// its interface is known.
  func suites(
    beside solution: @escaping @Sendable () throws(GradingError) -> Interface
  ) -> SuiteCache {
    let reductions = Reductions(
      exercise: exercise, cache: laboratory.cache, reader: laboratory.sourceReader,
      identity: support.identity, solution: solution)
    return SuiteCache(
      exercise: exercise, compiler: compiler, support: support, cache: laboratory.cache,
      executor: laboratory.executor, reductions: reductions, announce: laboratory.announce)
  }

  /// Builds and runs these files; nil if the support does not fit the machine any longer, so that
  /// nothing was judged.
  private func tryOut(
    _ files: [SourceFile], _ processes: Int, in scratch: ScratchFolder
  ) throws(GradingError) -> Trial? {
    var seconds = Report.Timing()
    let (build, buildSeconds) = try timed { () throws(GradingError) in
      try builder.build(files, in: scratch)
    }
    seconds.build = buildSeconds
    let product: Product
    switch build {
    case .refused(let diagnostics, let message):
      return .refused(diagnostics, message: message, seconds)
    case .notAdmitted(let diagnostics):
      return .notAdmitted(diagnostics, seconds)
    case .brokeDown(let diagnostics, let message, _):
      if try isStale(for: files) { return nil }
      try solution()  // throws if it is the compiler that is broken
      return .refused(diagnostics, message: message, seconds)
    case .compiled(let compiled):
      product = compiled
      seconds.build -= compiled.admissionSeconds
      seconds.admission = compiled.admissionSeconds
    }
    let suite: SuiteCache.Suite
    let suites = suites { () throws(GradingError) in try withBuiltSolution(\.interface) }
    switch try suites.suite(for: product) {
    case .ready(let ready): suite = ready
    case .mismatch(let departures, _):
      let message = try mismatch(of: product, knowing: departures)
      return .refused(product.diagnostics, message: message, seconds)
    }
    seconds.suite = suite.seconds
    let runner = Runner(
      exercise: exercise, toolchain: laboratory.toolchain, support: support,
      executor: laboratory.executor, processes: processes)
    let tests = exercise.checks.filter { $0.kind == .test }
    let (outcome, runSeconds) = try timed { () throws(GradingError) in
      try runner.run(tests, of: suite, against: product)
    }
    seconds.run = runSeconds
    switch outcome {
    case .judged(let results):
      return .ran(results, product.diagnostics, seconds)
    case .notLoaded(let reason):
      return .refused(product.diagnostics, message: reason, seconds)
    }
  }
}

// MARK: - Checks that the compiler answers

extension Grader {
  private func resultsOfStandingAlone(
    _ files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> [CheckResult] {
    var results: [CheckResult] = []
    for check in exercise.checks {
      guard case .compilesWithout(let absent, let message) = check.kind else { continue }
      let started = ContinuousClock.now
      let (status, messages) = try standing(
        check, without: absent, message: message, files, in: scratch)
      results.append(
        CheckResult(
          check, status, messages: messages,
          seconds: (ContinuousClock.now - started) / .seconds(1)))
    }
    return results
  }

  private func standing(
    _ check: Check, without absent: [String], message: String, _ files: [SourceFile],
    in scratch: ScratchFolder
  ) throws(GradingError) -> (CheckStatus, [String]) {
    let rest = files.filter { !absent.contains($0.name) }
    guard rest.count < files.count, !rest.isEmpty else {
      let names = absent.joined(separator: ", ")
      return (.failed, ["\(names) is not there: keep the stub's files apart. \(message)"])
    }
    var problems: [Diagnostic] = []
    switch try builder.look(at: rest, in: scratch, folder: "alone-\(check.id)") {
    case .compiles: return (.passed, [])
    case .problems(let found): problems = found
    case .brokeDown: try solution()  // throws if it is the compiler that is broken
    }
    // A file that the learner added may belong to either side.
    let given = try ofCourse(exercise.stub).map(\.name)
    let core = rest.filter { given.contains($0.name) }
    if !core.isEmpty, core.count < rest.count,
      case .compiles = try builder.look(at: core, in: scratch, folder: "core-\(check.id)")
    {
      return (.passed, [])
    }
    let first = problems.first { $0.severity == .error }.map {
      "\($0.file):\($0.line): \($0.message)"
    }
    return (.failed, [message] + (first.map { [$0] } ?? []))
  }
}
