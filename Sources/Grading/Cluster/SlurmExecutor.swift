import CourseModel
import Messages

/// Judges on the nodes of a cluster that Slurm manages.
///
/// Submissions go out in chunks, one for each task of an array, as files in the cache, which all
/// nodes must share. Judgements come back as files of the report cache. So if a run is stopped, the
/// same command finds them the next time, and judges only the rest.
package struct SlurmExecutor: BatchExecutor {
  /// The default for the most submissions of a task: about half a minute of work.
  package static let chunkSize = 25

  /// The most submissions in flight, which stay in memory until they are judged.
  private static let mostSubmissions = 20_000
  /// The most tasks in flight. Slurm has room for 10,000 of all its users (MaxJobCount of
  /// slurm.conf(5)).
  private static let mostTasks = 1000

  /// The number of submissions that it takes at once.
  package let width: Int
  /// True: nodes write judgements to the report cache.
  package var keepsJudgements: Bool { true }
  private let desk: SlurmDesk

  /// An executor that submits to Slurm.
  ///
  /// - Parameters: - chunkSize: The most submissions of a task; at least 1.
  ///   - announce: Receives the arrays that were submitted, and why Slurm does not run them.
  package init(
    _ slurm: SlurmCommands, chunkSize: Int = Self.chunkSize,
    announce: @escaping @Sendable (Message) -> Void
  ) {
    let chunkSize = max(1, chunkSize)
    width = min(Self.mostSubmissions, Self.mostTasks * chunkSize)
    desk = SlurmDesk(of: slurm, chunkSize: chunkSize, width: width, announce: announce)
  }

  /// The judgement of these files, once a node has made it.
  package func judgement(
    of files: [SourceFile], by grader: Grader, processes: Int
  ) async throws(GradingError) -> Judgement {
    let order = try await desk.order(of: grader)
    let part = Chunk.Part(key: order.reports.key(files), files: files)
    await desk.handIn(part, order)
    while true {
      if grader.machine.executor.cancellation.isCancelled {
        await desk.cancel()
        throw .execution(.cancelled)
      }
      if let outcome = await desk.outcome(of: part.key) { return try outcome.get() }
      try? await Task.sleep(for: await desk.attend())
    }
  }
}
