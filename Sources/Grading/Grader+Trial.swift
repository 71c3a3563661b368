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
    let tools = try toolsBesideGiven().using(place.warmProcesses)
    let (build, seconds) = try timed { () throws(GradingError) in
      try builder(with: tools).build(files, reading: reading, in: place)
    }
    func refused(
      _ status: ReportStatus, _ diagnostics: [Diagnostic], _ message: Message?
    ) -> Judgement {
      Judgement(
        finding: .notRun(status, message: message), diagnostics: diagnostics,
        seconds: Report.Timing(build: seconds))
    }
    switch build {
    case .refused(let status, let diagnostics, let message):
      return refused(status, diagnostics, message)
    case .brokeDown(let diagnostics, let message, _):
      if try isStale(for: files) { return nil }
      try solution()  // throws if the compiler itself is broken
      return refused(.doesNotCompile, diagnostics, message)
    case .compiled(let product):
      var judgement = try judge(product, of: files, processes, with: tools)
      judgement.seconds.build = seconds - product.admissionSeconds
      judgement.seconds.admission = product.admissionSeconds
      return judgement
    }
  }

  /// Compiles the suite against a product, and runs it.
  private func judge(
    _ product: Product, of files: [SourceFile], _ processes: Int, with tools: Toolset
  ) throws(GradingError) -> Judgement {
    if exercise.hasNoSuite {
      return Judgement(finding: .ran([]), diagnostics: product.diagnostics)
    }
    let suites = suites(with: tools) { () throws(GradingError) in
      try withBuiltSolution(\.interface)
    }
    switch try suites.suite(for: product) {
    case .failure(let mismatch):
      let message =
        exercise.package == nil
        ? try judgement(of: product, mismatch) : try judgement(ofPackage: product, mismatch)
      return product.notRun(message)
    case .success(let suite):
      var judgement = try run(suite, against: product, of: files, processes, with: tools)
      judgement.seconds.suite = suite.seconds
      return judgement
    }
  }

  private func run(
    _ suite: SuiteCache.Suite, against product: Product, of files: [SourceFile], _ processes: Int,
    with tools: Toolset
  ) throws(GradingError) -> Judgement {
    let guarding = try guarding(product, of: files, beside: suite)
    guard guarding.refusals.isEmpty else {
      return Judgement(
        finding: .notRun(.rejected, message: SuiteGuard.message), diagnostics: guarding.refusals)
    }
    var runner = Runner(
      exercise: exercise, tools: tools, processes: processes, warmStart: warmStart, found: nil)
    if let found { runner.found = { @Sendable result in found(result, files) } }
    let closed = exercise.closedChecks(with: suite.declared)
    let tests: [Check]
    if exercise.isOpen {
      switch try self.tests(of: suite, with: runner, against: product) {
      case .failure(let failure): return product.notRun(failure.sentence)
      case .success(let found): tests = found
      }
    } else {
      tests = exercise.checksByKind.tests.filter { !closed.contains($0) }
    }
    let (outcome, seconds) = try timed { () throws(GradingError) in
      try runner.run(tests, of: suite, against: product)
    }
    var judgement: Judgement
    switch outcome {
    case .failure(let failure): judgement = product.notRun(failure.sentence)
    case .success(let results):
      let waiting = closed.map { CheckResult($0, .pending) }
      judgement = Judgement(
        finding: .ran(results + suite.declared + waiting), diagnostics: product.diagnostics,
        doubts: Judgement.Doubts(certain: guarding.notes, uncommon: product.uncommon))
    }
    judgement.seconds.run = seconds
    return judgement
  }
}

extension Product {
  /// The judgement on a product whose checks cannot run, for this reason.
  fileprivate func notRun(_ reason: Message) -> Judgement {
    Judgement(finding: .notRun(.doesNotCompile, message: reason), diagnostics: diagnostics)
  }
}
