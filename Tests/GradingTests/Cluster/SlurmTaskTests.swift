import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("What squeue says of a task")
struct SlurmTaskTests {
  @Test("is read with its number, state, reason and node")
  func line() throws {
    let task = try #require(SlurmTask(line: "17_3|RUNNING|None|node-4"))
    #expect(task.id == SlurmTask.ID(array: "17", number: 3))
    #expect("\(task.id)" == "17_3")
    #expect(task.state == "RUNNING")
    #expect(task.node == "node-4")
    #expect(try #require(SlurmTask(line: "17_4|PENDING|Resources|")).node == nil)
  }

  @Test(
    "is nothing where it is of no single task, or no such line",
    arguments: ["", "17|RUNNING|None|a", "17_[4-9]|PENDING|None|", "slurm_load_jobs error: x"])
  func noTask(line: String) { #expect(SlurmTask(line: line) == nil) }

  @Test(
    "is an end only where nothing more will come",
    arguments: [
      ("RUNNING", nil), ("PENDING", nil), ("COMPLETING", nil), ("REQUEUED", nil),
      ("SOMETHING_NEW", nil), ("OUT_OF_MEMORY", .outOfMemory), ("TIMEOUT", .outOfTime),
      ("DEADLINE", .outOfTime), ("NODE_FAIL", .nodeFailed), ("CANCELLED", .cancelled),
      ("PREEMPTED", .cancelled), ("COMPLETED", .other("COMPLETED")), ("FAILED", .other("FAILED")),
    ] as [(String, ClusterFault.End?)])
  func end(state: String, end: ClusterFault.End?) throws {
    #expect(try #require(SlurmTask(line: "1_1|\(state)|None|")).end == end)
  }

  @Test(
    "names what keeps it from beginning, where waiting alone may not help",
    arguments: [
      ("PENDING", "Priority", nil), ("PENDING", "PartitionDown", "PartitionDown"),
      ("PENDING", "launch failed requeued held", "launch failed requeued held"),
      ("REQUEUE_HOLD", "None", "REQUEUE_HOLD"), ("SUSPENDED", "None", "SUSPENDED"),
      ("RUNNING", "None", nil), ("COMPLETED", "None", nil),
    ])
  func obstacle(state: String, reason: String, obstacle: String?) throws {
    #expect(try #require(SlurmTask(line: "1_1|\(state)|\(reason)|")).obstacle == obstacle)
  }
}

@Suite("Slurm's commands")
struct SlurmCommandsTests {
  @Test("that are not installed are named, with what installs them")
  func missing() throws {
    let empty = try TestMachine.emptyFolder().path
    let error = #expect(throws: GradingError.self) {
      try SlurmCommands(environment: ["PATH": empty])
    }
    #expect(
      try #require(error).description == "sbatch is missing: apt-get install slurm-client")
  }

  @Test("that find no slurm.conf say so, and not that Slurm failed")
  func notConfigured() throws {
    let folder = try TestMachine.emptyFolder()
    let tool = """
      #!/bin/sh
      echo 'scontrol: fatal: Could not establish a configuration source' >&2
      exit 1
      """
    for program in ["sbatch", "squeue", "scancel", "scontrol"] {
      let file = folder.appending(path: program)
      try Data(tool.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    for file in [nil, "/nowhere/slurm.conf"] {
      var environment = ["PATH": folder.path]
      environment["SLURM_CONF"] = file
      #expect(throws: GradingError.cluster(.notConfigured)) {
        try SlurmCommands(environment: environment)
      }
    }
  }

  @Test("have what tells them where Slurm is and what a site wants, and nothing that misleads them")
  func environment() {
    let whole = [
      "PATH": "/bin", "SLURM_CONF": "/c", "SLURM_CLUSTERS": "a", "SBATCH_PARTITION": "p",
      "SBATCH_WAIT": "1", "SQUEUE_PARTITION": "other", "SCANCEL_STATE": "PENDING",
      "SLURM_JOB_ID": "7", "SLURM_CPUS_PER_TASK": "64", "SLURMD_NODENAME": "n1",
    ]
    #expect(
      SlurmCommands.environment(of: whole) == [
        "PATH": "/bin", "SLURM_CONF": "/c", "SLURM_CLUSTERS": "a", "SBATCH_PARTITION": "p",
      ])
  }

  @Test("say how large an array may be")
  func arraySize() {
    let settings = "Configuration data as of now\nMaxArraySize            = 501\nMaxDBDMsgs = 1\n"
    #expect(SlurmCommands.maxArraySize(in: settings) == 501)
    #expect(SlurmCommands.maxArraySize(in: "MaxArrays = 5\n") == nil)
  }
}
