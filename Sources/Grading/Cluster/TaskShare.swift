import Foundation

/// The resources of a task, from the environment that Slurm gives it (sbatch(1), "OUTPUT
/// ENVIRONMENT VARIABLES").
struct TaskShare {
  /// The most jobs; more at the same time are no faster on any machine.
  private static let mostJobs = 256

  /// The machine's name.
  let node: String
  private let processors: Int
  /// In megabytes; 0 if the environment does not say.
  private let memory: Int

  init(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    node = environment["SLURMD_NODENAME"] ?? ProcessInfo.processInfo.hostName
    let processors = max(1, number("SLURM_CPUS_ON_NODE") ?? 1)
    self.processors = processors
    memory =
      number("SLURM_MEM_PER_NODE") ?? number("SLURM_MEM_PER_CPU").map { $0 * processors } ?? 0
  }

  /// The number of submissions to judge at the same time if each needs this much memory; at least
  /// 1.
  func jobs(of megabytes: Int) -> Int {
    max(1, min(processors, memory / max(1, megabytes), Self.mostJobs))
  }
}
