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

  /// As many as keep 800 processors at work in chunks of this size; in memory until they are judged.
  package let width = 20_000
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
    desk = SlurmDesk(
      of: slurm, chunkSize: max(1, chunkSize), width: width, announce: announce)
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
      if let judgement = order.reports.judgement(part.key) {
        await desk.leave(part.key)
        return judgement
      }
      if let failure = await desk.failure(of: part.key) {
        await desk.leave(part.key)
        throw failure
      }
      await desk.attend()
      try? await Task.sleep(for: await desk.pause)
    }
  }
}
