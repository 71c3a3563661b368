import CourseModel
import Messages

/// Judges on the nodes of a cluster that Slurm manages.
///
/// Submissions go out in chunks, one for each task of an array, as files in the cache, which all nodes
/// have to share. Judgements come back as files of the report cache, so that a run that was ended finds
/// them the next time; whatever has none is judged again by the same command.
package struct SlurmExecutor: BatchExecutor {
  /// The most submissions of a task, unless somebody says otherwise: some half a minute of work.
  package static let chunkSize = 25

  /// The most submissions that are out, which are in memory until they are judged.
  private static let mostSubmissions = 20_000
  /// The most tasks that are out; Slurm has room for 10,000 of all its users (MaxJobCount of slurm.conf(5)).
  private static let mostTasks = 1000

  /// How many submissions it wants at once.
  package let width: Int
  /// Nodes write judgements where they are kept.
  package var keepsJudgements: Bool { true }
  private let desk: SlurmDesk

  /// An executor that asks Slurm.
  ///
  /// - Parameters:
  ///   - chunkSize: The most submissions of a task; at least 1.
  ///   - announce: Hears what was handed in, and what keeps Slurm from working on it.
  package init(
    _ slurm: SlurmCommands, chunkSize: Int = Self.chunkSize,
    announce: @escaping @Sendable (Message) -> Void
  ) {
    let chunkSize = max(1, chunkSize)
    width = min(Self.mostSubmissions, Self.mostTasks * chunkSize)
    desk = SlurmDesk(of: slurm, chunkSize: chunkSize, width: width, announce: announce)
  }

  /// What becomes of these files, when a node has judged them.
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
