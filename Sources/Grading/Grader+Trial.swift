import CourseModel
import Execution
import Foundation
import Messages

// The path of one submission from files to results: build, suite, run.

extension Grader {
  /// The tools with the exercise's given modules, compiled now unless they are cached.
  func toolsBesideGiven() throws(GradingError) -> Toolset {
    if exercise.givenModules.isEmpty { return tools }
    let modules = GivenCache(exercise: exercise, tools: tools, machine: machine)
    return tools.beside(try modules.libraries())
  }

  func builder(with tools: Toolset) -> Builder {
    Builder(exercise: exercise, tools: tools, reader: machine.sourceReader)
  }

  /// The suites for submissions that are compared with the solution. The closure builds the
  /// solution, unless its interface is cached.
  func suites(
    with tools: Toolset,
    beside solution: @escaping @Sendable () throws(GradingError) -> Interface
  ) -> SuiteCache {
    let reductions = Reductions(
      exercise: exercise, cache: machine.cache, reader: machine.sourceReader,
      identity: tools.identity, solution: solution)
    return SuiteCache(
      exercise: exercise, tools: tools, cache: machine.cache, reductions: reductions,
      announce: machine.announce
    ) { files throws(GradingError) in
      exercise.showsVerdicts ? try machine.sourceReader.marked(files) : files
    }
  }

  /// Builds and runs these files. Returns nil if the support no longer fits the machine: then
  /// nothing was judged.
  func tryOut(
    _ files: [SourceFile], _ processes: Int, _ reading: SourceReader.Pending,
    in place: BuildPlace
  ) throws(GradingError) -> Judgement? {
    var seconds = Report.Timing()
    let tools = try toolsBesideGiven().using(place.standbys)
    let (build, buildSeconds) = try timed { () throws(GradingError) in
      try builder(with: tools).build(files, reading: reading, in: place)
    }
    seconds.build = buildSeconds
    let product: Product
    func refused(
      _ status: ReportStatus, _ diagnostics: [Diagnostic], _ message: Message?
    ) -> Judgement {
      Judgement(
        finding: .notRun(status, message: message), diagnostics: diagnostics, seconds: seconds)
    }
    switch build {
    case .refused(let status, let diagnostics, let message):
      return refused(status, diagnostics, message)
    case .brokeDown(let diagnostics, let message, _):
      if try isStale(for: files) { return nil }
      try solution()  // throws if the compiler itself is broken
      return refused(.doesNotCompile, diagnostics, message)
    case .compiled(let compiled):
      product = compiled
      seconds.build -= compiled.admissionSeconds
      seconds.admission = compiled.admissionSeconds
    }
    if exercise.hasNoSuite {
      return Judgement(finding: .ran([]), diagnostics: product.diagnostics, seconds: seconds)
    }
    let suite: SuiteCache.Suite
    let suites = suites(with: tools) { () throws(GradingError) in
      try withBuiltSolution(\.interface)
    }
    switch try suites.suite(for: product) {
    case .ready(let ready): suite = ready
    case .mismatch(let misfit):
      let message =
        exercise.package == nil
        ? try mismatch(of: product, misfit) : try mismatch(ofPackage: product, misfit)
      return refused(.doesNotCompile, product.diagnostics, message)
    }
    seconds.suite = suite.seconds
    let guarding = try guarding(product, of: files, beside: suite)
    if !guarding.refusals.isEmpty {
      return refused(.rejected, guarding.refusals, SuiteGuard.message)
    }
    let runner = Runner(
      exercise: exercise, tools: tools, processes: processes, readiness: readiness, found: found)
    let closed = exercise.closedChecks(with: suite.declared)
    let tests: [Check]
    if exercise.isOpen {
      switch try self.tests(of: suite, with: runner, against: product) {
      case .found(let found): tests = found
      case .notLoaded(let reason): return refused(.doesNotCompile, product.diagnostics, reason)
      }
    } else {
      tests = exercise.checksByKind.tests.filter { !closed.contains($0) }
    }
    let (outcome, runSeconds) = try timed { () throws(GradingError) in
      try runner.run(tests, of: suite, against: product)
    }
    seconds.run = runSeconds
    switch outcome {
    case .judged(let results):
      let waiting = closed.map { CheckResult($0, .pending) }
      return Judgement(
        finding: .ran(results + suite.declared + waiting),
        diagnostics: product.diagnostics, seconds: seconds,
        doubts: Judgement.Doubts(certain: guarding.notes, uncommon: product.uncommon))
    case .notLoaded(let reason):
      return refused(.doesNotCompile, product.diagnostics, reason)
    }
  }
}
