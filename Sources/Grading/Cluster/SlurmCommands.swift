import Execution
import Foundation
import Glibc

/// Slurm's programs, and the calls we make of them.
package struct SlurmCommands: Sendable {
  /// The time limit of a call, in seconds.
  private static let patience = 120.0
  /// The most tasks of an array, even where a site allows more; most sites allow this many.
  private static let mostTasks = 1000
  /// The variables with which a user can set the memory of a task.
  private static let memoryVariables = [
    "SBATCH_MEM_PER_NODE", "SBATCH_MEM_PER_CPU", "SBATCH_MEM_PER_GPU",
  ]

  private let environment: [String: String]
  /// The most tasks of an array; at least 1.
  private(set) var mostTasks = Self.mostTasks

  /// The programs on the search path of this environment.
  ///
  /// - Throws: Also when Slurm does not answer, or accepts no arrays.
  package init(environment: [String: String]) throws(GradingError) {
    self.environment = Self.environment(of: environment)
    for program in ["sbatch", "squeue", "scancel", "scontrol"] { _ = try path(of: program) }
    let settings = try settings()
    if let size = Self.maxArraySize(in: settings) {
      guard size > 1 else { throw .cluster(.noArrays(maxArraySize: size)) }
      mostTasks = min(Self.mostTasks, size - 1)
    }
  }

  /// The part of the user's environment that these programs get: `sbatch` reads a site's options
  /// from it (sbatch(1), "INPUT ENVIRONMENT VARIABLES"), and all of them read where Slurm is.
  ///
  /// Leaves out variables that hide tasks from `squeue` and `scancel` or make `sbatch` wait for
  /// their end. Leaves out an outer job's variables, too, which `sbatch` would pass on to the
  /// tasks.
  static func environment(of whole: [String: String]) -> [String: String] {
    let ofSlurm: Set = ["SLURM_CONF", "SLURM_CLUSTERS", "SLURM_HINT", "SLURM_UMASK"]
    return whole.filter { name, _ in
      if name.hasPrefix("SLURM") { return ofSlurm.contains(name) }
      return name != "SBATCH_WAIT" && !name.hasPrefix("SQUEUE_") && !name.hasPrefix("SCANCEL_")
    }
  }

  /// The output of `scontrol show config`.
  private func settings() throws(GradingError) -> String {
    // Without the file, the programs would search for a minute.
    if let file = environment["SLURM_CONF"], access(file, R_OK) != 0 {
      throw .cluster(.notConfigured)
    }
    do throws(GradingError) {
      return try output(of: "scontrol", ["show", "config"])
    } catch .cluster(.commandFailed(_, let words)) where words.contains("configuration source") {
      throw .cluster(.notConfigured)  // neither a file nor DNS gives Slurm's address
    }
  }

  /// The value of `MaxArraySize` in the output of `scontrol show config`: the greatest number of a
  /// task plus one. Nil if it is missing.
  static func maxArraySize(in settings: String) -> Int? {
    let line = settings.split(separator: "\n").first { $0.hasPrefix("MaxArraySize ") }
    return line?.split(separator: "=").last.flatMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
  }

  /// Writes the chunks of an array and submits it. Removes the files if that fails.
  func submit(
    _ chunks: [[Chunk.Part]], _ order: ChunkOrder
  ) throws(GradingError) -> (array: String, ArrayFolder) {
    let folder = try ArrayFolder(in: order.reports.cache)
    do throws(GradingError) {
      try folder.write(chunks.map(order.chunk), script: order.script(for: folder))
      let array = try submit(folder, tasks: chunks.count, megabytes: order.megabytes)
      // Without this record, the only harm is that a later run submits the same again.
      try? folder.write(ArrayFolder.Record(array: array, tasks: chunks.map { $0.map(\.key) }))
      return (array, folder)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// - Parameter megabytes: The memory of a task, unless the environment sets it. Without either, a
  ///   task would get a whole node.
  /// - Returns: The array's number.
  private func submit(
    _ folder: ArrayFolder, tasks: Int, megabytes: Int
  ) throws(GradingError) -> String {
    let isSaid = Self.memoryVariables.contains { environment[$0] != nil }
    let output = try output(
      of: "sbatch",
      [
        "--parsable", "--job-name=switchboard", "--array=1-\(tasks)", "--ntasks=1", "--requeue",
        // Our limits, which this process has as well, must not apply on the nodes.
        "--propagate=NONE", "--chdir=/", "--output=\(folder.logPattern)",
        "--error=\(folder.logPattern)",
      ] + (isSaid ? [] : ["--mem=\(megabytes)M"]) + [folder.script.path])
    // NUMBER, or NUMBER;CLUSTER
    let number = output.prefix { $0.isNumber }
    guard !number.isEmpty else { throw .cluster(.commandFailed("sbatch", words: output)) }
    return String(number)
  }

  /// The states of the tasks of these arrays, without those that Slurm has forgotten.
  func tasks(of arrays: Set<String>) throws(GradingError) -> [SlurmTask] {
    let numbers = arrays.sorted().joined(separator: ",")
    let output: String
    do throws(GradingError) {
      output = try self.output(
        of: "squeue",
        [
          "--noheader", "--array", "--states=all", "--format=\(SlurmTask.format)",
          "--jobs=\(numbers)",
        ])
    } catch .cluster(.commandFailed(_, let words)) where words.contains("Invalid job id") {
      return []  // Slurm answers this when it knows none of them
    }
    return output.split(separator: "\n").compactMap { SlurmTask(line: String($0)) }
  }

  /// Cancels these arrays. Arrays that are already done cause no error.
  func cancel(_ arrays: Set<String>) throws(GradingError) {
    _ = try output(of: "scancel", ["--quiet"] + arrays.sorted())
  }

  /// The output of a program.
  ///
  /// Ignores cancellation, because we must know the result of each request to Slurm.
  private func output(
    of program: String, _ arguments: [String]
  ) throws(GradingError) -> String {
    var command = Command(try path(of: program), arguments, environment: environment)
    command.limits.wallSeconds = Self.patience
    let completion: Completion
    do throws(ExecutionError) {
      let executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
      completion = try executor.run(command)
    } catch {
      throw .execution(error)
    }
    guard completion.succeeded else {
      let words = completion.errorText.split(separator: "\n").last ?? ""
      throw .cluster(.commandFailed(program, words: String(words)))
    }
    return completion.outputText
  }

  private func path(of program: String) throws(GradingError) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(program)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw .toolMissing(program, package: "slurm-client")
    }
    return path
  }
}
