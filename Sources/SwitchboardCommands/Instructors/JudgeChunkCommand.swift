import ArgumentParser
import Foundation
import Grading

/// `switchboard judge-chunk FILE`: a task of 'grade --executor slurm' runs it on its node.
struct JudgeChunkCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: ChunkWorker.argument,
    abstract: "Judge a chunk of a class, on a node of a cluster.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("What 'grade --executor slurm' has written.", valueName: "file"))
  var file: String

  func run(in context: Context) async throws {
    let worker = try ChunkWorker(file: context.url(file), environment: context.environment)
    try await worker.judge(in: Machine(forSubmissionsIn: context))
  }
}
