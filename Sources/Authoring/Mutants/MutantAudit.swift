import CourseModel
import Grading
import Synchronization

/// Tests a suite by changing the solution: changed programs should fail.
package struct MutantAudit: Sendable {
  /// The minimum number of mutants for each line to write; fewer prove little.
  package static let mutantsPerLine = 5
  /// The percentage of mutants in learners' lines that must fail.
  package static let percentToFail = 98
  /// The number of pairs tried for each line to write; at least `fewestPairs` in all.
  private static let pairsPerLine = 6
  private static let fewestPairs = 20

  private let exercise: Exercise
  private let machine: Machine
  private let jobs: Int
  private let seed: UInt64
  private let sample: Int?

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - jobs: The number of mutants graded at the same time.
  ///   - seed: Determines the pairs and the sample.
  ///   - sample: The maximum number of mutants; a quarter as many pairs are tried. Nil for all.
  package init(
    of exercise: Exercise, in machine: Machine, jobs: Int, seed: UInt64, sample: Int? = nil
  ) {
    self.exercise = exercise
    self.machine = machine
    self.jobs = jobs
    self.seed = seed
    self.sample = sample
  }

  /// Creates and grades mutants.
  ///
  /// - Parameter progress: Receives the number of graded mutants and of all mutants.
  /// - Throws: If the exercise can't be judged at all, such as when its solution does not compile.
  package func outcome(
    progress: @escaping @Sendable (_ graded: Int, _ count: Int) -> Void = { _, _ in }
  ) async throws(GradingError) -> MutantOutcome {
    let grader = try Grader(for: exercise, in: machine)
    try await grader.prepare()
    let forge = try ofCourse { () throws(CourseError) in
      MutantForge(solution: try exercise.solution(), stub: try exercise.stub())
    }
    let harmless = try ofCourse(exercise.harmlessMutants)
    let all = forge.singles()
    let singles = try await verdicts(on: sampled(all), by: grader, progress)
    let pairs = chosenPairs(of: singles, listed: harmless, among: all, forge)
    let verdicts = try await singles + verdicts(on: pairs, by: grader, progress)
    return MutantOutcome(
      of: exercise, verdicts, harmless: harmless, lineCount: forge.lineCount,
      isWhole: sample == nil)
  }

  private func sampled(_ mutants: [Mutant]) -> [Mutant] {
    guard let sample else { return mutants }
    var lots = Lots(seed: seed)
    let own = mutants.filter(\.isOfLearners)
    return Array((own.isEmpty ? mutants : own).shuffled(using: &lots).prefix(sample))
  }

  private func chosenPairs(
    of singles: [MutantVerdict], listed: [HarmlessMutant], among all: [Mutant],
    _ forge: MutantForge
  ) -> [Mutant] {
    let failing = singles.compactMap { verdict -> MutantPairs.Failing? in
      guard verdict.mutant.isOfLearners, verdict.report.status == .failed else { return nil }
      return (verdict.mutant, Set(verdict.report.checks.filter { $0.status.isWrong }.map(\.id)))
    }
    let count =
      sample.map { $0 / 4 } ?? max(Self.fewestPairs, Self.pairsPerLine * forge.lineCount)
    let chosen = MutantPairs(forge: forge, seed: seed).pairs(of: failing, atMost: count)
    // Listed pairs are always tried, whatever the seed.
    let known = sample == nil ? listed.compactMap { pair(of: $0, among: all, forge) } : []
    var seen: Set<[SourceFile]> = []
    return (known + chosen).filter { seen.insert($0.files).inserted }
  }

  private func pair(
    of harmless: HarmlessMutant, among all: [Mutant], _ forge: MutantForge
  ) -> Mutant? {
    guard harmless.steps.count == 2 else { return nil }
    let parts = harmless.steps.compactMap { step in all.first { $0.steps[0].listed == step } }
    return parts.count == 2 ? forge.mutant(of: parts.flatMap(\.changes)) : nil
  }

  private func verdicts(
    on mutants: [Mutant], by grader: Grader,
    _ progress: @escaping @Sendable (_ graded: Int, _ count: Int) -> Void
  ) async throws(GradingError) -> [MutantVerdict] {
    let batch = try Batch(grader: grader, jobs: jobs, reusingReports: true)
    let graded = Mutex(0)
    let reports = try await batch.grade(
      mutants.enumerated().map { index, mutant in
        .submission(Submission(name: "mutant \(index + 1)", files: mutant.files))
      },
      progress: { _, _ in
        let count = graded.withLock { count in
          count += 1
          return count
        }
        progress(count, mutants.count)
      })
    return zip(mutants, reports).map(MutantVerdict.init)
  }
}

/// A mutant and its report.
package struct MutantVerdict: Sendable {
  /// The mutant.
  package let mutant: Mutant
  /// The suite's report on it.
  package let report: Report
}
