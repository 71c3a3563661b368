import ArgumentParser
import Foundation
import Grading

/// `switchboard judge-chunk FILE`, which a task of 'grade --executor slurm' runs on its node.
struct JudgeChunkCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: ChunkWorker.argument,
    abstract: "Judge a chunk of a class, on a node of a cluster.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("What 'grade --executor slurm' has written.", valueName: "file"))
  var file: String

  @OptionGroup var jobs: JobsOptions

  func run(in context: Context) async throws {
    let node = context.environment["SLURMD_NODENAME"] ?? ProcessInfo.processInfo.hostName
    let worker = try ChunkWorker(file: context.url(file), node: node)
    try await worker.judge(in: Machine(in: context, sandboxed: true), jobs: jobs.jobs)
  }
}
