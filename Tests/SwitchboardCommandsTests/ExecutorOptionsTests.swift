import Foundation
import GradingTestSupport
import Testing

@testable import SwitchboardCommands

@Suite("Grading on a cluster")
struct ExecutorOptionsTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("says at once where there is no Slurm, and grades nothing")
  func noSlurm() async throws {
    // Slurm's programs are in /usr/bin if installed; Swift's are next to each other.
    let frontend = try TestMachine.toolchain().folder + "/usr/bin/swift-frontend"
    let bin = tool.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: bin.appending(path: "swift-frontend").path, withDestinationPath: frontend)
    tool.environment["PATH"] = bin.path
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "class/one"), withIntermediateDirectories: true)
    let outcome = await tool.call(
      "grade", "class", "--exercise", "FlipSide", "--executor", "slurm", "--course",
      Tool.repository.path, "--output", "reports")
    #expect(outcome.code == 2)
    #expect(
      outcome.errorOutput == "switchboard: sbatch is missing: apt-get install slurm-client\n")
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appending(path: "reports").path))
  }

  @Test(
    "refuses a size of chunks that means nothing",
    arguments: [
      (["--chunk", "5"], "Error: --chunk means nothing without --executor slurm.\n"),
      (
        ["--executor", "slurm", "--chunk", "0"],
        "Error: --chunk is a number from 1 to 1000, not 0.\n"
      ),
    ])
  func chunk(flags: [String], error: String) async {
    let outcome = await tool.call(
      arguments: ["grade", ".", "--exercise", "FlipSide"] + flags)
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.hasPrefix(error), "\(outcome.errorOutput)")
  }

  @Test("says of a chunk that a node cannot see where it has to be")
  func unseen() async {
    let outcome = await tool.call("judge-chunk", "/nowhere/chunk-1.json")
    #expect(outcome.code == 2)
    #expect(
      outcome.errorOutput.hasPrefix("switchboard: /nowhere/chunk-1.json cannot be read here ("))
    #expect(outcome.errorOutput.hasSuffix("which has to be a folder that all nodes share\n"))
  }

  @Test("keeps the command of its nodes out of the list of commands")
  func hidden() async {
    let outcome = await tool.call("--help")
    #expect(outcome.output.contains("grade"))
    #expect(!outcome.output.contains("judge-chunk"))
  }
}
