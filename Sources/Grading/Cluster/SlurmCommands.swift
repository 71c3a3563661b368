import Execution
import Foundation
import Glibc

/// Slurm's own programs, and what they are asked.
package struct SlurmCommands: Sendable {
  /// How long one of them may take, in seconds.
  private static let patience = 120.0
  /// The most tasks of an array, whatever more a site allows; that is what most sites do.
  private static let mostTasks = 1000
  /// The variables by which somebody has said how much memory a task gets.
  private static let memoryVariables = [
    "SBATCH_MEM_PER_NODE", "SBATCH_MEM_PER_CPU", "SBATCH_MEM_PER_GPU",
  ]

  private let environment: [String: String]
  /// The most tasks of an array; at least 1.
  private(set) var mostTasks = Self.mostTasks

  /// Those that are found on the search path of this environment.
  ///
  /// - Throws: also when Slurm does not answer, or takes no arrays.
  package init(environment: [String: String]) throws(GradingError) {
    self.environment = Self.environment(of: environment)
    for program in ["sbatch", "squeue", "scancel", "scontrol"] { _ = try path(of: program) }
    let settings = try settings()
    if let size = Self.maxArraySize(in: settings) {
      guard size > 1 else { throw .cluster(.noArrays(maxArraySize: size)) }
      mostTasks = min(Self.mostTasks, size - 1)
    }
  }

  /// What these programs get of the environment of whoever grades: sbatch takes from it what a site wants to
  /// be told (sbatch(1), "INPUT ENVIRONMENT VARIABLES"), and all of them where Slurm is.
  ///
  /// Not what would hide tasks from `squeue` and `scancel`, or have sbatch wait for their end; nor what an
  /// outer job was given, which sbatch would hand on to the tasks as if it were theirs.
  static func environment(of whole: [String: String]) -> [String: String] {
    let ofSlurm: Set = ["SLURM_CONF", "SLURM_CLUSTERS", "SLURM_HINT", "SLURM_UMASK"]
    return whole.filter { name, _ in
      if name.hasPrefix("SLURM") { return ofSlurm.contains(name) }
      return name != "SBATCH_WAIT" && !name.hasPrefix("SQUEUE_") && !name.hasPrefix("SCANCEL_")
    }
  }

  /// What `scontrol show config` prints.
  private func settings() throws(GradingError) -> String {
    // They would look for it for a minute.
    if let file = environment["SLURM_CONF"], access(file, R_OK) != 0 {
      throw .cluster(.notConfigured)
    }
    do throws(GradingError) {
      return try output(of: "scontrol", ["show", "config"])
    } catch .cluster(.commandFailed(_, let words)) where words.contains("configuration source") {
      throw .cluster(.notConfigured)  // neither a file nor a name server says where Slurm is
    }
  }

  /// The number of `MaxArraySize` in what `scontrol show config` prints: one more than the greatest number
  /// of a task. Nil if it is not there.
  static func maxArraySize(in settings: String) -> Int? {
    let line = settings.split(separator: "\n").first { $0.hasPrefix("MaxArraySize ") }
    return line?.split(separator: "=").last.flatMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
  }

  /// Writes the chunks of an array, and hands it in; if that fails, nothing is left of it.
  func submit(
    _ chunks: [[Chunk.Part]], _ order: ChunkOrder
  ) throws(GradingError) -> (array: String, ArrayFolder) {
    let folder = try ArrayFolder(in: order.reports.cache)
    do throws(GradingError) {
      try folder.write(chunks.map(order.chunk), script: order.script(for: folder))
      let array = try submit(folder, tasks: chunks.count, megabytes: order.megabytes)
      // Without its note a later run would hand in once more what this one has, and no more than that.
      try? folder.write(ArrayFolder.Record(array: array, tasks: chunks.map { $0.map(\.key) }))
      return (array, folder)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// - Parameter megabytes: What a task may use, unless somebody says it in the environment; without
  ///   either it would get a whole node.
  /// - Returns: The array's number.
  private func submit(
    _ folder: ArrayFolder, tasks: Int, megabytes: Int
  ) throws(GradingError) -> String {
    let isSaid = Self.memoryVariables.contains { environment[$0] != nil }
    let output = try output(
      of: "sbatch",
      [
        "--parsable", "--job-name=switchboard", "--array=1-\(tasks)", "--ntasks=1", "--requeue",
        // Our own limits, which this process has as well, are no limits of a node's.
        "--propagate=NONE", "--chdir=/", "--output=\(folder.logPattern)",
        "--error=\(folder.logPattern)",
      ] + (isSaid ? [] : ["--mem=\(megabytes)M"]) + [folder.script.path])
    // NUMBER, or NUMBER;CLUSTER
    let number = output.prefix { $0.isNumber }
    guard !number.isEmpty else { throw .cluster(.commandFailed("sbatch", words: output)) }
    return String(number)
  }

  /// What becomes of the tasks of these arrays; those that Slurm has forgotten are not among them.
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
      return []  // said where it knows none of them
    }
    return output.split(separator: "\n").compactMap { SlurmTask(line: String($0)) }
  }

  /// Ends these arrays; those that are over already are no fault.
  func cancel(_ arrays: Set<String>) throws(GradingError) {
    _ = try output(of: "scancel", ["--quiet"] + arrays.sorted())
  }

  /// What a program prints.
  ///
  /// Nobody's cancellation ends it: what was asked of Slurm is to be known.
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
