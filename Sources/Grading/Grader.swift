import CourseModel
import Execution
import Foundation

/// Turns submissions for one exercise into reports.
package struct Grader: Sendable {
  package let exercise: Exercise
  let laboratory: Laboratory
  let support: Support
  let recognition: Recognition
  private let compiler: Compiler
  /// Whether the support was made anew for what is graded: it is so once.
  private(set) var isRenewed = false

  /// A grader for this exercise; the first one of a toolchain takes some seconds to prepare.
  package init(for exercise: Exercise, in laboratory: Laboratory) throws(GradingError) {
    self.exercise = exercise
    self.laboratory = laboratory
    recognition = Recognition(of: exercise)
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
    recognition = grader.recognition
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
    case .refused(let name, let reason, let ignored):
      return .unjudged(
        name, exercise, .rejected, message: reason, ignored: ignored, provenance: provenance())
    case .several(let name, let reason):
      return .unjudged(name, exercise, .errored, message: reason, provenance: provenance())
    case .accepted(let submission):
      let judgement = try await judge(submission.files, processes)
      return try ofCourse { () throws(CourseError) in
        try judgement.report(on: submission, of: exercise, recognition)
      }
    }
  }

  /// What becomes of these files.
  func judge(
    _ files: [SourceFile], _ processes: Int
  ) async throws(GradingError) -> Judgement {
    let started = ContinuousClock.now
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let reading = laboratory.sourceReader.beginReading(try order(of: files))
    // The second core looks at what the compiler alone can tell.
    async let standing = onThread { () throws(GradingError) in
      try resultsOfStandingAlone(reading, in: scratch)
    }
    let trial = await onThread { () throws(GradingError) in
      try tryOut(files, processes, reading, in: scratch)
    }
    let alone = await standing
    guard let trial = try trial.get() else {
      return try await renewed().judge(files, processes)
    }
    var judgement = try judgement(on: files, trial, alone)
    // Part of it may be missing, such as the place of a crash.
    if laboratory.executor.cancellation.isCancelled { throw .execution(.cancelled) }
    judgement.seconds.total = (ContinuousClock.now - started) / .seconds(1)
    return judgement
  }

  private func judgement(
    on files: [SourceFile], _ trial: Trial, _ standing: Result<[CheckResult], GradingError>
  ) throws(GradingError) -> Judgement {
    let (finding, diagnostics, seconds): (Judgement.Finding, [Diagnostic], Report.Timing)
    switch trial {
    case .ran(let results, let found, let timing):
      let frame = try exercise.frame(of: results + standing.get())
      (finding, diagnostics, seconds) = (.ran(try concealing(frame, of: files)), found, timing)
    case .refused(let found, let message, let timing):
      (finding, diagnostics, seconds) = (.notRun(.doesNotCompile, message: message), found, timing)
    case .notAdmitted(let found, let timing):
      let message = AdmissionOffice.message
      (finding, diagnostics, seconds) = (.notRun(.rejected, message: message), found, timing)
    }
    return Judgement(
      finding: finding, diagnostics: diagnostics, seconds: seconds,
      provenance: provenance(of: files))
  }

  /// Looking for names takes a while, and words of the program's own come of few checks.
  private func concealing(
    _ results: [CheckResult], of files: [SourceFile]
  ) throws(GradingError) -> [CheckResult] {
    guard results.contains(where: { $0.status == .crashed || $0.printed != nil }) else {
      return results
    }
    let hidden = try HiddenNames(of: ofCourse(exercise.suite), butFor: files)
    return results.map { $0.concealing(hidden) }
  }
}

extension Grader {
  /// The version of all that judges.
  package static let version = "0.1.0"

  /// What is judged now, and by what; of no files, if there is nothing to judge.
  func provenance(of files: [SourceFile]? = nil) -> Report.Provenance {
    Report.Provenance(
      judgedAt: laboratory.now().ISO8601Format(), content: files?.digest, grader: Self.version,
      suite: try? exercise.identity())
  }
}

extension Grader {
  /// What takes submissions for this exercise.
  package var reception: Reception {
    Reception(
      executor: laboratory.executor, module: exercise.name, given: exercise.givenModules)
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

  /// The modules that are given with the exercise, compiled now if they are not in the cache.
  func given() throws(GradingError) -> GivenLibraries {
    if exercise.givenModules.isEmpty { return GivenLibraries() }
    return try GivenCache(
      exercise: exercise, compiler: compiler, support: support, cache: laboratory.cache,
      executor: laboratory.executor, announce: laboratory.announce
    ).libraries()
  }

  func builder(beside given: GivenLibraries) -> Builder {
    Builder(
      exercise: exercise, compiler: compiler, support: support, given: given,
      executor: laboratory.executor, reader: laboratory.sourceReader)
  }

  func stage() throws(GradingError) -> Stage {
    Stage(
      exercise: exercise, compiler: compiler, support: support, given: try given(),
      executor: laboratory.executor, reader: laboratory.sourceReader)
  }

  /// Suites, for submissions that are compared with the solution that this closure builds, unless
  /// its interface is known.
  func suites(
    with given: GivenLibraries,
    beside solution: @escaping @Sendable () throws(GradingError) -> Interface
  ) -> SuiteCache {
    let reductions = Reductions(
      exercise: exercise, cache: laboratory.cache, reader: laboratory.sourceReader,
      identity: support.identity + given.identity, solution: solution)
    return SuiteCache(
      exercise: exercise, compiler: compiler, support: support, given: given,
      cache: laboratory.cache, executor: laboratory.executor, reductions: reductions,
      announce: laboratory.announce)
  }

  /// Builds and runs these files; nil if the support does not fit the machine any longer, so that
  /// nothing was judged.
  private func tryOut(
    _ files: [SourceFile], _ processes: Int, _ reading: SourceReader.Pending,
    in scratch: ScratchFolder
  ) throws(GradingError) -> Trial? {
    var seconds = Report.Timing()
    let given = try given()
    let (build, buildSeconds) = try timed { () throws(GradingError) in
      try builder(beside: given).build(files, reading: reading, in: scratch)
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
    let suites = suites(with: given) { () throws(GradingError) in
      try withBuiltSolution(\.interface)
    }
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
    let closed = exercise.closedChecks(with: suite.declared)
    let tests = exercise.checks.filter { $0.kind == .test && !closed.contains($0) }
    let (outcome, runSeconds) = try timed { () throws(GradingError) in
      try runner.run(tests, of: suite, against: product)
    }
    seconds.run = runSeconds
    switch outcome {
    case .judged(let results):
      let waiting = closed.map { CheckResult($0, .pending) }
      return .ran(results + suite.declared + waiting, product.diagnostics, seconds)
    case .notLoaded(let reason):
      return .refused(product.diagnostics, message: reason, seconds)
    }
  }
}
