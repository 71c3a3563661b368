import ArgumentParser
import CourseModel
import Grading
import Messages

/// The options for mutating solutions to test their suites.
struct MutantOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Change the solutions one small step at a time, and show what passes all the same.",
      discussion: "A change that means the same is listed in the exercise's mutants.json. Exit "
        + "codes: 0 all else fails, 1 something passes or too little was tried, 2 something could "
        + "not be judged."))
  var mutants = false

  @Option(
    help: ArgumentHelp("With --mutants: which sample is tried.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("With --mutants: try so many of each exercise.", valueName: "n"))
  var sample: Int?

  func validate() throws {
    if let sample {
      guard mutants else { throw ValidationError(Message("--sample is for --mutants: add it.")) }
      guard sample > 0 else {
        throw ValidationError(Message("--sample is a number from 1 on, not \(sample, "sample")."))
      }
    }
  }

  /// The audits to run; nil unless `--mutants` was given.
  func audits(
    of exercises: [Exercise], in machine: Machine, _ jobs: JobsOptions, screen: Screen
  ) -> MutantAudits? {
    guard mutants else { return nil }
    return MutantAudits(
      exercises: exercises, screen: screen, machine: machine, jobs: jobs.jobs, seed: seed,
      sample: sample)
  }
}
