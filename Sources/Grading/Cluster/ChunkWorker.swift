import CourseModel
import Execution
import Foundation
import Threads

/// Judges a chunk on a node of a cluster, with the grader and the sandbox of every other machine.
///
/// Each judgement is a file as soon as it is there, so a task that is ended and begun again goes on.
package struct ChunkWorker: Sendable {
  /// Before the file, it asks a switchboard to judge a chunk.
  package static let argument = "judge-chunk"

  private let chunk: Chunk
  /// Holds the chunk; takes what goes wrong.
  private let folder: URL
  private let share: TaskShare

  /// - Parameters:
  ///   - file: Holds the chunk.
  ///   - environment: Says what Slurm has given the task.
  package init(file: URL, environment: [String: String]) throws(GradingError) {
    chunk = try Chunk(at: file)
    folder = file.deletingLastPathComponent()
    share = TaskShare(environment: environment)
  }

  /// Judges what has no judgement yet, as many at the same time as the task has processors and memory for.
  ///
  /// - Throws: only when it is cancelled. What could not be judged is said in a file.
  package func judge(in machine: Machine) async throws(GradingError) {
    let open = chunk.parts.filter { part in
      ReportCache.judgement(at: place(of: part.key)) == nil
    }
    guard !open.isEmpty else { return }
    let grader: Grader
    do throws(GradingError) {
      grader = try await onThread { () throws(GradingError) in try self.grader(in: machine) }.get()
    } catch {
      return try fail(open, error)
    }
    let jobs = share.jobs(of: grader.exercise.limits.megabytesOfTask)
    let executor = LocalExecutor(jobs)
    let processes = max(1, jobs / open.count)
    await withTaskGroup(of: Void.self) { group in
      for part in open {
        group.addTask { await judge(part, by: grader, on: executor, processes) }
      }
    }
    if machine.executor.cancellation.isCancelled { throw .execution(.cancelled) }
  }

  /// The grader, if it judges as the one that has made the chunk.
  private func grader(in machine: Machine) throws(GradingError) -> Grader {
    let exercise = try chunk.loadedExercise()
    if let part = chunk.judge.difference(from: try machine.judgeIdentity(of: exercise)) {
      throw .cluster(.otherJudge(part, node: share.node))
    }
    return try Grader(for: exercise, in: machine)
  }

  private func judge(
    _ part: Chunk.Part, by grader: Grader, on executor: LocalExecutor, _ processes: Int
  ) async {
    do throws(GradingError) {
      let judgement = try await executor.judgement(
        of: part.files, by: grader, processes: processes)
      try write(judgement, of: part)
    } catch {
      try? fail([part], error)
    }
  }

  private func write(_ judgement: Judgement, of part: Chunk.Part) throws(GradingError) {
    guard let data = ReportCache.data(of: judgement) else { return }
    let place = place(of: part.key)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: place)
    } catch {
      throw .unwritable(place.path, error.number, variable: Cache.variable)
    }
  }

  /// Says of these submissions why they were not judged; a task that is being ended says nothing, since
  /// it may be begun again.
  private func fail(_ parts: [Chunk.Part], _ error: GradingError) throws(GradingError) {
    if error == .execution(.cancelled) { throw error }
    let failure = NodeFailure(error, on: share.node)
    for part in parts { failure.write(for: part.key, into: folder) }
  }

  private func place(of key: String) -> URL { URL(filePath: chunk.results).appending(path: key) }
}
