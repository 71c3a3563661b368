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

  /// Judges what has no judgement yet, in order, as many at the same time as the task has processors and
  /// memory for.
  ///
  /// - Throws: when it is cancelled, or the kernel has ended what it had started: then Slurm knows more of it,
  ///   and the rest is judged first. What else could not be judged is said in a file.
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

  /// The grader, if it judges as the one that has made the chunk.
  private func grader(in machine: Machine) throws(GradingError) -> Grader {
    let exercise = try chunk.loadedExercise()
    if let part = chunk.judge.difference(from: try machine.judgeIdentity(of: exercise)) {
      throw .cluster(.otherJudge(part, node: share.node))
    }
    return try Grader(for: exercise, in: machine)
  }

  /// - Returns: The error, if somebody has ended what was started.
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

  /// Says of these submissions why they were not judged; a task that is being ended says nothing, since
  /// it may be begun again.
  private func fail(_ parts: [Chunk.Part], _ error: GradingError) throws(GradingError) {
    if error == .execution(.cancelled) { throw error }
    let failure = NodeFailure(error, on: share.node)
    for part in parts { failure.write(for: part.key, into: folder) }
  }

  private func place(of key: String) -> URL { URL(filePath: chunk.results).appending(path: key) }
}
