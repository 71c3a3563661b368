import CourseModel
import Messages
import SwiftSources

// The exercise's solution: the reference for every submission, and the proof that the grader works.

extension Grader {
  /// Prepares the suite for all submissions that keep the solution's interface.
  ///
  /// - Throws: Also when the solution or the suite does not compile, which is the author's fault.
  package func prepare(in semaphore: AsyncSemaphore = AsyncSemaphore(1)) async throws(GradingError)
  {
    if let judging = machine.judging { return try await judging.prepare(exercise) }
    try await semaphore.withPermit { () async throws(GradingError) in
      _ = try await onThread { () throws(GradingError) in try solution() }.get()
    }
  }

  /// Proves that the grader can build the exercise's solution and its suite.
  func solution() throws(GradingError) {
    try withSolution { _ throws(GradingError) in }
  }

  /// Runs `work` with the exercise's solution, built and proven to fit its suite. The product
  /// exists only until `work` returns.
  func withSolution<Value>(
    _ work: (Product) throws(GradingError) -> Value
  ) throws(GradingError) -> Value {
    try withBuiltSolution { product throws(GradingError) in
      if exercise.hasNoSuite { return try work(product) }
      let suites = try suites(with: toolsBesideGiven()) { product.interface }
      if case .failure(let mismatch) = try suites.suite(for: product) {
        throw .suiteDoesNotCompile(exercise: exercise.name, output: mismatch.failure.output)
      }
      return try work(product)
    }
  }

  func withBuiltSolution<Value>(
    _ work: (Product) throws(GradingError) -> Value
  ) throws(GradingError) -> Value {
    let tools = try toolsBesideGiven()
    let place = try BuildPlace(for: exercise, with: tools)
    defer { place.remove() }
    let files = try ofCourse(exercise.reference)
    switch try builder(with: tools).build(files, in: place) {
    case .brokeDown(_, _, let output):
      throw .toolFailed(
        step: Message("compiling the solution of \(exercise.name, "exercise")", context: "step"),
        output: output)
    case .refused(let status, let diagnostics, let message):
      let lines = diagnostics.map { "Solution/\($0.file):\($0.line): \($0.message)" }
      guard status == .rejected else {
        throw .solutionDoesNotCompile(
          exercise: exercise.name,
          output: (lines + [message?.english ?? ""]).joined(separator: "\n"))
      }
      throw .solutionNotAdmitted(
        exercise: exercise.name, reasons: lines.joined(separator: "\n"))
    case .compiled(let product): return try work(product)
    }
  }
}

// MARK: - The support

extension Grader {
  /// Whether the compiler can no longer import the modules that these files import, so that its
  /// errors about the files do not count. A header may have changed under its cache, or a part of
  /// the support may have been removed.
  ///
  /// - Throws: If that happens with a support that was just rebuilt for these files.
  func isStale(for files: [SourceFile]) throws(GradingError) -> Bool {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    guard
      let obstacle = try builder(with: toolsBesideGiven())
        .obstacle(toImportsOf: files, in: scratch)
    else { return false }
    // Translators: What failed.
    if isRenewed {
      throw .toolFailed(step: Message("importing modules", context: "step"), output: obstacle)
    }
    // The cache may notice by itself what has changed; if it did not, rebuild the support anyway.
    let support = tools.support
    if try machine.support().folder == support.folder { machine.distrust(support) }
    return true
  }
}
