import Execution
import Foundation
import Glibc

/// Slurm's own programs, and what they are asked.
///
/// They have the environment of whoever grades: sbatch takes from it what a site wants to be told
/// (sbatch(1), "INPUT ENVIRONMENT VARIABLES"), and all of them where Slurm is (`SLURM_CONF`).
package struct SlurmCommands: Sendable {
  /// How long one of them may take, in seconds.
  private static let patience = 120.0
  /// The variables by which somebody has said how much memory a task gets.
  private static let memoryVariables = [
    "SBATCH_MEM_PER_NODE", "SBATCH_MEM_PER_CPU", "SBATCH_MEM_PER_GPU",
  ]

  private let environment: [String: String]

  /// Those that are found on the search path of this environment.
  ///
  /// - Throws: also when Slurm does not answer.
  package init(environment: [String: String]) throws(GradingError) {
    self.environment = environment
    for program in ["sbatch", "squeue", "scancel", "sinfo"] { _ = try path(of: program) }
    _ = try output(of: "sinfo", ["--noheader", "--format=%P"])
  }

  /// Hands the tasks in a folder to Slurm.
  ///
  /// - Parameter megabytes: What a task may use, unless somebody says it in the environment; without
  ///   either it would get a whole node.
  /// - Returns: The array's number.
  func submit(
    _ folder: ArrayFolder, tasks: Int, megabytes: Int
  ) throws(GradingError) -> String {
    let isSaid = Self.memoryVariables.contains { environment[$0] != nil }
    let output = try output(
      of: "sbatch",
      [
        "--parsable", "--job-name=switchboard", "--array=1-\(tasks)", "--ntasks=1", "--requeue",
        // Our own limits, which this process has as well, are no limits of a node's.
        "--propagate=NONE", "--chdir=/", "--output=\(folder.logPattern)",
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
