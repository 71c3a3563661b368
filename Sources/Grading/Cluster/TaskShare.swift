import Foundation

/// What Slurm has given a task, as the environment of the task says (sbatch(1), "OUTPUT ENVIRONMENT
/// VARIABLES").
struct TaskShare {
  /// More at the same time are no faster on any machine.
  private static let mostJobs = 256

  /// What the machine is called.
  let node: String
  private let processors: Int
  /// In megabytes; 0 if nothing says how much it is.
  private let memory: Int

  init(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    node = environment["SLURMD_NODENAME"] ?? ProcessInfo.processInfo.hostName
    let processors = max(1, number("SLURM_CPUS_ON_NODE") ?? 1)
    self.processors = processors
    memory =
      number("SLURM_MEM_PER_NODE") ?? number("SLURM_MEM_PER_CPU").map { $0 * processors } ?? 0
  }

  /// How many submissions are judged at the same time, where each may need so much memory: at least one.
  func jobs(of megabytes: Int) -> Int {
    max(1, min(processors, memory / max(1, megabytes), Self.mostJobs))
  }
}
