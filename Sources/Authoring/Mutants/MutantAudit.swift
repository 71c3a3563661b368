import CourseModel
import Grading
import Synchronization

/// Tests a suite by changing the solution: changed programs should fail.
package struct MutantAudit: Sendable {
  /// The minimum number of mutants for each line to write; fewer prove little.
  static let mutantsPerLine = 1
  /// The percentage of mutants in learners' lines that must fail.
  static let percentToFail = 98

  private let exercise: Exercise
  private let machine: Machine
  private let jobs: Int
  private let seed: UInt64
  private let sample: Int?

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - jobs: The number of mutants graded at the same time.
  ///   - seed: Determines the sample.
  ///   - sample: The maximum number of mutants; nil for all.
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
    let generator = try ofCourse { () throws(CourseError) in
      MutantGenerator(solution: try exercise.solution(), stub: try exercise.stub())
    }
    let harmless = try ofCourse(exercise.harmlessMutants)
    let verdicts = try await verdicts(on: sampled(generator.mutants()), by: grader, progress)
    return MutantOutcome(
      of: exercise, verdicts, harmless: harmless, lineCount: generator.lineCount,
      isWhole: sample == nil)
  }

  private func sampled(_ mutants: [Mutant]) -> [Mutant] {
    guard let sample else { return mutants }
    var lots = Lots(seed: seed)
    let own = mutants.filter(\.isOfLearners)
    return Array((own.isEmpty ? mutants : own).shuffled(using: &lots).prefix(sample))
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
struct MutantVerdict: Sendable {
  let mutant: Mutant
  /// The suite's report on it.
  let report: Report
}

/// Pseudorandom numbers, the same for the same seed (SplitMix64).
private struct Lots: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
