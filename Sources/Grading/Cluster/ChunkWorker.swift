import CourseModel
import Execution
import Foundation
import SwiftSources

/// Judges a chunk on a node of a cluster, with the same grader and sandbox as on any other machine.
///
/// Writes each judgement to a file at once, so that a task that is stopped and started again
/// continues.
package struct ChunkWorker: Sendable {
  /// The argument that makes switchboard judge a chunk; the file follows.
  package static let argument = "judge-chunk"

  private let chunk: Chunk
  /// The folder with the chunk, which also receives the failures.
  private let folder: URL
  private let share: TaskShare

  /// - Parameters:
  ///   - file: The chunk's file.
  ///   - environment: The environment in which Slurm describes the task's resources.
  package init(file: URL, environment: [String: String]) throws(GradingError) {
    chunk = try Chunk(at: file)
    folder = file.deletingLastPathComponent()
    share = TaskShare(environment: environment)
  }

  /// Judges the submissions that have no judgement yet, in order, as many at a time as the task has
  /// processors and memory for.
  ///
  /// - Throws: When it is cancelled, or when the kernel killed one of its processes: Slurm knows
  ///   more about that. In the second case it judges the rest first. Writes all other failures to
  ///   files.
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
    let processes = max(1, jobs / open.count)
    let killed = await withTaskGroup(of: GradingError?.self) { group in
      var killed: GradingError?
      var parts = open.makeIterator()
      func beginOne() {
        guard let part = parts.next() else { return }
        group.addTask { await judge(part, by: grader, processes) }
      }
      for _ in 0..<jobs { beginOne() }
      while let end = await group.next() {
        killed = killed ?? end
        beginOne()
      }
      return killed
    }
    if machine.executor.cancellation.isCancelled { throw .execution(.cancelled) }
    if let killed { throw killed }
  }

  /// The grader, if it judges exactly as the one that made the chunk.
  private func grader(in machine: Machine) throws(GradingError) -> Grader {
    let exercise = try chunk.loadedExercise()
    if let part = chunk.judge.difference(from: try machine.judgeIdentity(of: exercise)) {
      throw .cluster(.otherJudge(part, node: share.node))
    }
    return try Grader(for: exercise, in: machine)
  }

  /// - Returns: An error if a process was killed from outside.
  private func judge(
    _ part: Chunk.Part, by grader: Grader, _ processes: Int
  ) async -> GradingError? {
    do throws(GradingError) {
      try write(try await grader.judge(part.files, processes), of: part)
      return nil
    } catch .killed(let step) {
      return .killed(step: step)
    } catch {
      try? fail([part], error)
      return nil
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

  /// Writes the reason why these submissions were not judged. A task that is being cancelled writes
  /// none, because Slurm may start it again.
  private func fail(_ parts: [Chunk.Part], _ error: GradingError) throws(GradingError) {
    if error == .execution(.cancelled) { throw error }
    let failure = NodeFailure(error, on: share.node)
    for part in parts { failure.write(for: part.key, into: folder) }
  }

  private func place(of key: String) -> URL { URL(filePath: chunk.results).appending(path: key) }
}
