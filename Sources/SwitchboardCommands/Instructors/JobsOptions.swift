import Messages
import ArgumentParser
import Foundation

/// The option for the number of concurrent jobs.
struct JobsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many submissions to judge at the same time (default: one for each core).",
      valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError(
        Message("--jobs must be between 1 and 256, not \(jobs, "jobs")."))
    }
  }
}
