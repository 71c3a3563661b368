import ArgumentParser
import Grading

/// The options for where submissions are judged.
struct ExecutorOptions: ParsableArguments {
  /// The available places.
  enum Place: String, CaseIterable, ExpressibleByArgument {
    case local
    case slurm
  }

  @Option(
    help: ArgumentHelp(
      "Where submissions are judged: local, on this machine; slurm, on a cluster.",
      valueName: "place"))
  var executor = Place.local

  @Option(
    help: ArgumentHelp(
      "With --executor slurm: how many submissions a task judges (default: \(SlurmExecutor.chunkSize)).",
      valueName: "n"))
  var chunk: Int?

  func validate() throws {
    if let chunk, !(1...1000).contains(chunk) { throw ValidationError(.chunk(not: chunk)) }
    if chunk != nil, executor != .slurm { throw ValidationError(.chunksOfSlurm) }
  }

  /// The executor.
  ///
  /// - Parameter jobs: The number of submissions to judge at the same time on this machine.
  /// - Throws: If there is no Slurm, or it does not answer.
  func executor(
    in context: Context, _ machine: Machine, jobs: Int
  ) throws(GradingError) -> any BatchExecutor {
    switch executor {
    case .local: .local(jobs)
    case .slurm:
      SlurmExecutor(
        try SlurmCommands(environment: context.environment),
        chunkSize: chunk ?? SlurmExecutor.chunkSize, announce: machine.announce)
    }
  }
}
