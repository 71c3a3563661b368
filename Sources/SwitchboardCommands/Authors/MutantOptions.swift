import ArgumentParser
import CourseModel
import Grading
import Messages

/// The options for mutating solutions to test their suites.
struct MutantOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Make one small change to a solution at a time, and show which changes still pass.",
      discussion:
        "List changes that make no difference in the exercise's mutants.json. Exit codes: "
        + "0 all others fail, 1 one passes or there are too few, 2 something could not be judged."))
  var mutants = false

  @Option(
    help: ArgumentHelp("With --mutants: which sample to try.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("With --mutants: how many to try for each exercise.", valueName: "n"))
  var sample: Int?

  func validate() throws {
    if let sample {
      guard mutants else { throw ValidationError(Message("--sample is for --mutants: add it.")) }
      guard sample > 0 else {
        throw ValidationError(Message("--sample must be 1 or more, not \(sample, "sample")."))
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
