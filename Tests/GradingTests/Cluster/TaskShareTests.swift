import Testing

@testable import Grading

@Suite("What Slurm has given a task")
struct TaskShareTests {
  @Test(
    "says how many submissions it may judge at the same time",
    arguments: [
      ([:], 1),
      (["SLURM_CPUS_ON_NODE": "64"], 1),
      (["SLURM_CPUS_ON_NODE": "64", "SLURM_MEM_PER_NODE": "3072"], 1),
      (["SLURM_CPUS_ON_NODE": "64", "SLURM_MEM_PER_NODE": "65536"], 21),
      (["SLURM_CPUS_ON_NODE": "4", "SLURM_MEM_PER_NODE": "65536"], 4),
      (["SLURM_CPUS_ON_NODE": "4", "SLURM_MEM_PER_CPU": "3072"], 4),
      (["SLURM_CPUS_ON_NODE": "many", "SLURM_MEM_PER_NODE": "-1"], 1),
      (["SLURM_CPUS_ON_NODE": "1000", "SLURM_MEM_PER_CPU": "4000"], 256),
    ] as [([String: String], Int)])
  func jobs(environment: [String: String], jobs: Int) {
    #expect(TaskShare(environment: environment).jobs(of: 3072) == jobs)
  }

  @Test("has the name by which Slurm calls the machine")
  func node() {
    #expect(TaskShare(environment: ["SLURMD_NODENAME": "n7"]).node == "n7")
    #expect(!TaskShare(environment: [:]).node.isEmpty)
  }
}
